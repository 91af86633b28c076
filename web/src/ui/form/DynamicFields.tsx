import { graphql, useFragment } from 'react-relay';
import type { DynamicFields_form$key } from '../../__generated__/DynamicFields_form.graphql.ts';
import { DynamicField } from './DynamicField.tsx';

interface Props {
  form: DynamicFields_form$key;
  /** Where the entries stand in Formik's values: "fields"; nothing when they are the values themselves. */
  at?: string;
}

/** The fields of a form definition, in its order, inside a Formik form. */
export function DynamicFields({ form, at }: Props) {
  const { fields } = useFragment(
    graphql`
      fragment DynamicFields_form on Form {
        fields {
          name
          ...DynamicField_field
        }
      }
    `,
    form,
  );
  return fields.map((field) => (
    <DynamicField
      key={field.name}
      field={field}
      name={at === undefined ? field.name : `${at}.${field.name}`}
    />
  ));
}
