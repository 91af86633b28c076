import { createContext, use, useEffect } from 'react';

/** Tells the dialog around a form whether it holds something unsaved; a form that stands elsewhere tells nobody. */
export const UnsavedContext = createContext<(unsaved: boolean) => void>(() => undefined);

interface Props {
  /** Something in the form was typed and not saved. */
  when: boolean;
}

/** In a form: the FormDialog around it asks before it is closed by a slip. */
export function TellUnsaved({ when }: Props) {
  const report = use(UnsavedContext);
  useEffect(() => {
    report(when);
    return () => report(false);
  }, [report, when]);
  return null;
}
