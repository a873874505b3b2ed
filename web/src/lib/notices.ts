// One's own turn makes itself known: a soft sound of our own, a notification, a short vibration.
import { prefs } from './prefs.svelte';
import { t } from './words.svelte';

let audio: AudioContext | null = null;

/** Two quiet notes, a fifth apart. */
function chime(): void {
  try {
    audio ??= new AudioContext();
    // Browsers let a page sound only after somebody has touched it; before that this does nothing.
    if (audio.state === 'suspended') void audio.resume();
    const start = audio.currentTime + 0.02;
    [523.25, 783.99].forEach((pitch, index) => {
      if (!audio) return;
      const tone = audio.createOscillator();
      const loudness = audio.createGain();
      const at = start + index * 0.13;
      tone.type = 'sine';
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0, at);
      loudness.gain.linearRampToValueAtTime(0.09, at + 0.03);
      loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.6);
      tone.connect(loudness).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.65);
    });
  } catch {
    // No sound on this device.
  }
}

/** Makes known that the reader can do something; `loud` also where the page is in front. */
export function notice(what: 'turn' | 'call', loud: boolean): void {
  const hidden = document.visibilityState === 'hidden';
  if (!hidden && !loud) return;
  if (prefs.noticeSound) chime();
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

/** Sounds once, as when the switch is turned on. */
export function tryChime(): void {
  chime();
}
