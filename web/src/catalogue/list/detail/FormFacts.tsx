import { graphql, useFragment } from 'react-relay';
import type { FormFacts_form$key } from '../../../__generated__/FormFacts_form.graphql.ts';
import type { FormFacts_values$key } from '../../../__generated__/FormFacts_values.graphql.ts';
import { Facts } from '../../../ui/Facts.tsx';

interface Props {
  form: FormFacts_form$key;
  values: FormFacts_values$key;
  /** Fields that are shown elsewhere. */
  except: readonly string[];
}

/** The filled-in fields of a form by label, including the shop's custom fields. */
export function FormFacts({ form, values, except }: Props) {
  const { fields } = useFragment(
    graphql`
      fragment FormFacts_form on Form {
        fields {
          name
          label
          options {
            label
            value
          }
        }
      }
    `,
    form,
  );
  const entered = useFragment(
    graphql`
      fragment FormFacts_values on FieldValue @relay(plural: true) {
        name
        value
      }
    `,
    values,
  );
  const facts = fields
    .filter(({ name }) => !except.includes(name))
    .map(({ name, label, options }) => {
      const value = entered.find((one) => one.name === name)?.value ?? '';
      return { label, value: options.find((option) => option.value === value)?.label ?? value };
    })
    .filter(({ value }) => value !== '');
  return facts.length > 0 && <Facts facts={facts} />;
}
