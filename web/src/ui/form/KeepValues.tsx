import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';

interface Props<V> {
  /** `keep` of useDraft. */
  onValues: (values: V) => void;
  /** `drop` of useDraft: all is as the form began, and nothing is left to keep. */
  onUndone: () => void;
}

/** Inside a Formik form: hands on what is typed, so that it is kept as a draft until it is saved or undone. */
export function KeepValues<V>({ onValues, onUndone }: Props<V>) {
  const { values, dirty } = useFormikContext<V>();
  const wasDirty = useRef(false);
  const keep = useEffectEvent(onValues);
  const drop = useEffectEvent(onUndone);
  useEffect(() => {
    if (dirty) keep(values);
    else if (wasDirty.current) drop();
    wasDirty.current = dirty;
  }, [dirty, values]);
  return null;
}
