/** Fields and widgets that use arrow keys themselves: choices, menus, dialogs. */
const OWN_KEYS = 'input, select, textarea, [contenteditable], [role=menu], [role=radiogroup], [role=dialog]';

/** Whether the focused element uses arrow keys itself. */
export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(OWN_KEYS) !== null;
