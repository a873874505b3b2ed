// One's own turn makes itself known: a soft sound of our own, a notification, a short vibration.
import { prefs } from './prefs.svelte';
import { sound } from './sound';
import { t } from './words.svelte';

/** Makes known that the reader can do something; `loud` also where the page is in front. */
export function notice(what: 'turn' | 'call', loud: boolean): void {
  const hidden = document.visibilityState === 'hidden';
  if (!hidden && !loud) return;
  if (prefs.noticeSound) sound('turn');
  if (prefs.noticeShake) navigator.vibrate?.(what === 'call' ? [40, 60, 40] : 60);
  if (prefs.noticeDevice && hidden && mayNotify()) {
    const note = new Notification(t('app-name'), {
      body: t(`notice-${what}`),
      tag: `rummy500-${location.pathname}`,
    });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  }
}

function mayNotify(): boolean {
  return typeof Notification === 'function' && Notification.permission === 'granted';
}

/** Whether this browser could show notifications at all. */
export function canAskToNotify(): boolean {
  return typeof Notification === 'function';
}

/** Asks the browser for leave to show notifications. */
export async function askToNotify(): Promise<boolean> {
  if (!canAskToNotify()) return false;
  return (await Notification.requestPermission()) === 'granted';
}
