import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';

interface Props<V> {
  /** `keep` of useDraft. */
  onValues: (values: V) => void;
}

/** Inside a Formik form: hands on what is typed, so that it is kept as a draft. */
export function KeepValues<V>({ onValues }: Props<V>) {
  const { values, dirty } = useFormikContext<V>();
  const report = useEffectEvent(onValues);
  useEffect(() => {
    if (dirty) report(values);
  }, [dirty, values]);
  return null;
}
