import { useField, type FieldInputProps } from 'formik';
import type { ReactNode } from 'react';
import { Labelled, type LabelledProps } from './Labelled.tsx';

interface Props<V> extends Omit<LabelledProps, 'error' | 'children'> {
  /** The field's name in Formik's values; server refusals with the same field land here. */
  name: string;
  /** Gets Formik's name, value and handlers, and how to set the value of what is not an input. */
  children: (field: FieldInputProps<V>, setValue: (value: V) => void) => ReactNode;
}

/** A labelled field of a Formik form; its problem shows once it was left or the form was submitted. */
export function FormField<V = string>({ name, children, ...label }: Props<V>) {
  const [field, meta, helpers] = useField<V>(name);
  return (
    <Labelled {...label} error={meta.touched ? meta.error : undefined}>
      {children(field, (value) => void helpers.setValue(value))}
    </Labelled>
  );
}
