import { say, type MessageKey } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { useDynamicForm_form$key } from '../../__generated__/useDynamicForm_form.graphql.ts';
import { isBlank, type Entries } from './entries.ts';

interface DynamicForm {
  /** Empty entries for all fields, over which the screen lays what is stored. */
  initialEntries: Entries;
  /** Formik's `validate` for these entries: required ones that are blank. */
  validate: (entries: Entries) => Record<string, string>;
}

interface Options {
  /** The sentence for a required field left blank: forms.required, of prescriptions forms.inputRequired. */
  missing?: Extract<MessageKey, 'forms.required' | 'forms.inputRequired'>;
}

/** What a screen needs of a form definition beside its fields on screen (spec 1 §5); of none, nothing is asked. */
export function useDynamicForm(form: useDynamicForm_form$key | null, options: Options = {}): DynamicForm {
  const { missing = 'forms.required' } = options;
  const data = useFragment(
    graphql`
      fragment useDynamicForm_form on Form {
        fields {
          name
          label
          type
          required
          multiple
        }
      }
    `,
    form,
  );
  const fields = data?.fields ?? [];
  const isList = ({ type, multiple }: (typeof fields)[number]): boolean =>
    type === 'CHECKBOX_GROUP' || type === 'FILE' || multiple;
  return {
    initialEntries: Object.fromEntries(fields.map((field) => [field.name, isList(field) ? [] : ''])),
    validate: (entries) =>
      Object.fromEntries(
        fields
          .filter(({ name, required }) => required && isBlank(entries[name]))
          .map(({ name, label }) => [name, say(missing, { label })]),
      ),
  };
}
