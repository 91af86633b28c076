/**
 * Opens a dialog after another one has closed. The closing one restores the focus in a later task; a dialog that is
 * open by then would treat that as an outside press and close again.
 */
export function afterClosing(open: () => void): void {
  requestAnimationFrame(() => setTimeout(open));
}
