import { createContext, use, useEffect } from 'react';

/** Reports to the dialog around a form whether it has unsaved input; ignored outside a dialog. */
export const UnsavedContext = createContext<(unsaved: boolean) => void>(() => undefined);

interface Props {
  /** The form has unsaved input. */
  when: boolean;
}

/** Inside a form: makes the FormDialog around it ask before it is closed. */
export function TellUnsaved({ when }: Props) {
  const report = use(UnsavedContext);
  useEffect(() => {
    report(when);
    return () => report(false);
  }, [report, when]);
  return null;
}
