/**
 * Opens a dialog by a press that closes another one. What closes gives the focus back a moment later, in a task of its
 * own; a dialog that is open by then takes that for a press beside it, and closes again.
 */
export function afterClosing(open: () => void): void {
  requestAnimationFrame(() => setTimeout(open));
}
