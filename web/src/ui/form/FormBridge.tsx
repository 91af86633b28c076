import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';

interface Props<V> {
  /** Problems that are found outside the form, by field. */
  problems: Readonly<Record<string, string>>;
  /** Gets what is typed; not what the form began with. */
  onValues: (values: V) => void;
}

/**
 * Inside a Formik form that is a part of something larger: hands on what is typed, and shows at their fields the
 * problems that the whole finds.
 */
export function FormBridge<V>({ problems, onValues }: Props<V>) {
  const { values, initialValues, setErrors, setTouched } = useFormikContext<V>();
  const reported = useRef<string>(undefined);
  const report = useEffectEvent((next: V) => {
    const text = JSON.stringify(next);
    if (text === (reported.current ?? JSON.stringify(initialValues))) return;
    reported.current = text;
    onValues(next);
  });
  useEffect(() => report(values), [values]);
  const show = useEffectEvent((found: Record<string, string>) => {
    setErrors(found as Parameters<typeof setErrors>[0]);
    const touched = Object.fromEntries(Object.keys(found).map((name) => [name, true]));
    void setTouched(touched as Parameters<typeof setTouched>[0], false);
  });
  // The object is new at every render; only what it says counts.
  const text = JSON.stringify(problems);
  useEffect(() => show(JSON.parse(text) as Record<string, string>), [text]);
  return null;
}
