/**
 * Text and style of a toast; an `offered` one stays until closed, a `failed` one until settled, an `undoable` one
 * for a minute.
 */
export interface ToastText {
  kind: 'done' | 'failed' | 'told' | 'offered' | 'undoable';
  text: string;
  /** The screen changes because of it: the toast stays visible on the next one. */
  goesAlong?: boolean;
  /** An action, shown as a button beside the text. */
  action?: ToastAction;
}

export interface ToastAction {
  says: string;
  act: () => void;
}

/** Displays the toasts. */
export interface ToastHost {
  show: (toast: ToastText) => void;
  clear: () => void;
  settle: () => void;
  /** Optional, for hosts in tests that only record toasts. */
  drop?: (text: string) => void;
}

let host: ToastHost | undefined;
let waiting: ToastText[] = [];

const show = (kind: ToastText['kind'], text: string, rest: Partial<ToastText> = {}): void => {
  const toast: ToastText = { kind, text, ...rest };
  if (host === undefined) waiting.push(toast);
  else host.show(toast);
};

/** Messages at the bottom of the screen. Can be called from anywhere, even before the toaster's code has loaded. */
export const toast = {
  /** Confirms that something was saved or done. 4 s. */
  success: (text: string) => show('done', text),
  /** Reports a failure. Stays until closed, until the next try, or until the screen changes. */
  error: (text: string) => show('failed', text),
  /** Reports a failure that redirects the user to another screen. */
  errorElsewhere: (text: string) => show('failed', text, { goesAlong: true }),
  /** Neutral: "Logout cancelled." 4 s. */
  info: (text: string) => show('told', text),
  /** Offers an action for now or later, with its button. Stays until closed. */
  offered: (text: string, says: string, act: () => void) => show('offered', text, { action: { says, act } }),
  /** Confirms an action that can be undone for a minute. */
  undoable: (text: string, says: string, act: () => void) =>
    show('undoable', text, { action: { says, act } }),
  /** Removes a toast by its text: the action was undone, or can no longer be. */
  drop: (text: string) => host?.drop?.(text),
  /** Removes all toasts, e.g. earlier failures after a try that succeeded. */
  clear: () => host?.clear(),
  /** Removes failures: they are being retried, or their screen was left. */
  settle: () => host?.settle(),
};

/** Registers the only host, which also receives earlier toasts. */
export function hostToasts(next: ToastHost): () => void {
  host = next;
  for (const early of waiting) next.show(early);
  waiting = [];
  return () => {
    host = undefined;
  };
}
