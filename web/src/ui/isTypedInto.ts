/** Fields, and what has its own use for arrow keys: choices, menus, dialogs. */
const OWN_KEYS = 'input, select, textarea, [contenteditable], [role=menu], [role=radiogroup], [role=dialog]';

/** Whether an arrow key belongs to what has the focus. */
export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(OWN_KEYS) !== null;
