import type { ComponentProps } from 'react';
import { FormField } from './FormField.tsx';
import { SelectField } from './SelectField.tsx';

interface Props
  extends
    Omit<ComponentProps<typeof FormField>, 'children'>,
    Pick<ComponentProps<typeof SelectField>, 'options' | 'placeholder'> {}

/** A labelled select of a Formik form with its own options. */
export const FormSelect = ({ options, placeholder, ...field }: Props) => (
  <FormField {...field}>
    {({ name, value, onBlur }, setValue) => (
      <SelectField
        name={name}
        value={value}
        onBlur={onBlur}
        onValue={setValue}
        options={options}
        {...(placeholder !== undefined && { placeholder })}
      />
    )}
  </FormField>
);
