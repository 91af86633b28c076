import { Input, type InputProps } from '@chakra-ui/react/input';
import { FormField } from '../../../ui/FormField.tsx';
import type { ProfileValues } from './values.ts';

interface Props extends Omit<InputProps, 'name' | 'required'> {
  name: keyof ProfileValues;
  label: string;
  required?: boolean;
  hint?: string | undefined;
}

/** A text field of the profile. */
export function TextField({ name, label, required = false, hint, ...input }: Props) {
  return (
    <FormField name={name} label={label} required={required} optional={!required} hint={hint}>
      {(field) => <Input {...field} {...input} />}
    </FormField>
  );
}
