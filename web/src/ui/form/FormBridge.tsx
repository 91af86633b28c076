import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';

interface Props<V> {
  /** Problems found outside the form, by field. */
  problems: Readonly<Record<string, string>>;
  /** Called with changed values; not with the initial ones. */
  onValues: (values: V) => void;
}

/**
 * Inside a Formik form that is part of something larger: passes on its values, and shows the problems found outside
 * at their fields.
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
  // The object is new at every render, so its content is compared.
  const text = JSON.stringify(problems);
  useEffect(() => show(JSON.parse(text) as Record<string, string>), [text]);
  return null;
}
