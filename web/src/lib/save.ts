const KEPT = 60_000;

/** Offers something as a file to be saved under a name. */
export function saveFile(what: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(what);
  link.download = name;
  link.click();
  // Some browsers ask the reader first, and read the file only then.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}
