import { useField, type FieldInputProps } from 'formik';
import type { ReactNode } from 'react';
import { Labelled, type LabelledProps } from './Labelled.tsx';

interface Props<V> extends Omit<LabelledProps, 'error' | 'children'> {
  /** The field's name in Formik's values; server problems of this field are shown here. */
  name: string;
  /** Called with Formik's name, value and handlers, and a setter for components that are not inputs. */
  children: (field: FieldInputProps<V>, setValue: (value: V) => void) => ReactNode;
}

/** A labelled field of a Formik form; its problem shows after blur or submit. */
export function FormField<V = string>({ name, children, ...label }: Props<V>) {
  const [field, meta, helpers] = useField<V>(name);
  return (
    <Labelled {...label} error={meta.touched ? meta.error : undefined}>
      {children(field, (value) => void helpers.setValue(value))}
    </Labelled>
  );
}
