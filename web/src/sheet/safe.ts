// Asks the browser not to clear the sheets away when it runs short of room. It may say no; nothing depends on it.

export function keepSafe(): void {
  void navigator.storage?.persist?.().catch(() => false);
}
