/** What a toast says and how it looks; `failed` and `offered` ones stay until closed, an `undoable` one for a minute. */
export interface ToastText {
  kind: 'done' | 'failed' | 'told' | 'offered' | 'undoable';
  text: string;
  /** What can be done about it, on a button beside the words. */
  action?: ToastAction;
}

export interface ToastAction {
  says: string;
  act: () => void;
}

/** Where toasts are shown. */
export interface ToastHost {
  show: (toast: ToastText) => void;
  clear: () => void;
}

let host: ToastHost | undefined;
let waiting: ToastText[] = [];

const show = (kind: ToastText['kind'], text: string, action?: ToastAction): void => {
  const toast: ToastText = { kind, text, ...(action && { action }) };
  if (host === undefined) waiting.push(toast);
  else host.show(toast);
};

/** Words at the foot of the screen. Callable from anywhere, also before the toaster's code has arrived. */
export const toast = {
  /** Something was saved or done. 4 s. */
  done: (text: string) => show('done', text),
  /** Something failed. Stays until closed. */
  failed: (text: string) => show('failed', text),
  /** Neither: "Logout cancelled." 4 s. */
  told: (text: string) => show('told', text),
  /** Something can be done, now or later: the button that does it. Stays until closed. */
  offered: (text: string, says: string, act: () => void) => show('offered', text, { says, act }),
  /** Something was done that can be taken back, for a minute. */
  undoable: (text: string, says: string, act: () => void) => show('undoable', text, { says, act }),
  /** Takes away what is shown, because it is settled: failed tries before the one that worked. */
  clear: () => host?.clear(),
};

/** The one host that shows the toasts; it gets those that came before it. */
export function hostToasts(next: ToastHost): () => void {
  host = next;
  for (const early of waiting) next.show(early);
  waiting = [];
  return () => {
    host = undefined;
  };
}
