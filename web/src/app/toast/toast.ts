/**
 * What a toast says and how it looks; an `offered` one stays until closed, a `failed` one until it is settled, an
 * `undoable` one for a minute.
 */
export interface ToastText {
  kind: 'done' | 'failed' | 'told' | 'offered' | 'undoable';
  text: string;
  /** The screen is left for it: it goes along to the next one. */
  goesAlong?: boolean;
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
  settle: () => void;
  /** Left out by those that only note what is shown. */
  drop?: (text: string) => void;
}

let host: ToastHost | undefined;
let waiting: ToastText[] = [];

const show = (kind: ToastText['kind'], text: string, rest: Partial<ToastText> = {}): void => {
  const toast: ToastText = { kind, text, ...rest };
  if (host === undefined) waiting.push(toast);
  else host.show(toast);
};

/** Words at the foot of the screen. Callable from anywhere, also before the toaster's code has arrived. */
export const toast = {
  /** Something was saved or done. 4 s. */
  success: (text: string) => show('done', text),
  /** Something failed. Stays until closed, until something is tried again, or the screen changes. */
  error: (text: string) => show('failed', text),
  /** Something failed, and the person is led to another screen for it. */
  errorElsewhere: (text: string) => show('failed', text, { goesAlong: true }),
  /** Neither: "Logout cancelled." 4 s. */
  info: (text: string) => show('told', text),
  /** Something can be done, now or later: the button that does it. Stays until closed. */
  offered: (text: string, says: string, act: () => void) => show('offered', text, { action: { says, act } }),
  /** Something was done that can be taken back, for a minute. */
  undoable: (text: string, says: string, act: () => void) =>
    show('undoable', text, { action: { says, act } }),
  /** Takes one away by its words: it was taken back, or cannot be any more. */
  drop: (text: string) => host?.drop?.(text),
  /** Takes away what is shown, because it is settled: failed tries before the one that worked. */
  clear: () => host?.clear(),
  /** Takes failures away: what they tell is being tried again, or its screen is left. */
  settle: () => host?.settle(),
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
