import { Input } from '@chakra-ui/react/input';
import type { ComponentProps } from 'react';
import { FormField } from './FormField.tsx';

interface Props extends Omit<ComponentProps<typeof FormField>, 'children'> {
  /** Whole numbers alone: a phone shows their keys. */
  whole?: boolean;
}

/** A labelled figure of a Formik form, kept as it is typed. */
export const FormNumber = ({ whole = false, ...field }: Props) => (
  <FormField {...field}>
    {(input) => (
      <Input {...input} inputMode={whole ? 'numeric' : 'decimal'} autoComplete="off" textAlign="end" />
    )}
  </FormField>
);
