/** Long enough for the browser to read the file. */
const KEEP_MS = 60_000;

/** Saves a file to the downloads. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
