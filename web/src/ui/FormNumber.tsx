import { Input } from '@chakra-ui/react/input';
import type { ComponentProps } from 'react';
import { FormField } from './FormField.tsx';

interface Props extends Omit<ComponentProps<typeof FormField>, 'children'> {
  /** Whole numbers only: phones show a numeric keypad. */
  whole?: boolean;
}

/** A labelled number of a Formik form, stored as typed. */
export const FormNumber = ({ whole = false, ...field }: Props) => (
  <FormField {...field}>
    {(input) => (
      <Input {...input} inputMode={whole ? 'numeric' : 'decimal'} autoComplete="off" textAlign="end" />
    )}
  </FormField>
);
