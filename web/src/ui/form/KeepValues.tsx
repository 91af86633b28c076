import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';

interface Props<V> {
  /** `keep` of useDraft. */
  onValues: (values: V) => void;
  /** `drop` of useDraft: the values are the initial ones again, and there is nothing to store. */
  onUndone: () => void;
}

/** Inside a Formik form: passes on changed values, so that they are stored as a draft until saved or undone. */
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
