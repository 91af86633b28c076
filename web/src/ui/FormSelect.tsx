import type { ComponentProps } from 'react';
import { FormField } from './FormField.tsx';
import { SelectField } from './SelectField.tsx';

interface Props
  extends
    Omit<ComponentProps<typeof FormField>, 'children'>,
    Pick<ComponentProps<typeof SelectField>, 'options' | 'placeholder'> {}

/** A labelled choice of a Formik form from a list of its own. */
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
