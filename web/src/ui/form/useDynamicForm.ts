import { checkForm, type FormField, holdsList } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { useDynamicForm_form$key } from '../../__generated__/useDynamicForm_form.graphql.ts';
import { type Entries, valueOf } from './entries.ts';
import { typeOf } from './fieldTypes.ts';

interface DynamicForm {
  /** The fields as the rules of domain know them. */
  fields: FormField[];
  /** Empty entries for all fields, over which the screen lays what is stored. */
  initialEntries: Entries;
  /** Formik's `validate` for these entries: the same check as on the server, in the words of the form. */
  validate: (entries: Entries) => Record<string, string>;
}

/** What a screen needs of a form definition beside its fields on screen (spec 1 §5); of none, nothing is asked. */
export function useDynamicForm(form: useDynamicForm_form$key | null): DynamicForm {
  const data = useFragment(
    graphql`
      fragment useDynamicForm_form on Form {
        name
        fields {
          name
          label
          type
          required
          disabled
          multiple
          subtype
          accept
          options {
            label
            value
          }
        }
      }
    `,
    form,
  );
  const fields = (data?.fields ?? []).map((field): FormField => {
    const { name, label, type, required, disabled, multiple, subtype, accept, options } = field;
    const values = options.map((option) => ({ label: option.label, value: option.value }));
    return {
      name,
      label,
      type: typeOf(type),
      required,
      values,
      access: disabled,
      subtype: subtype ?? null,
      multiple,
      accept: accept ?? null,
    };
  });
  return {
    fields,
    initialEntries: Object.fromEntries(fields.map((field) => [field.name, holdsList(field) ? [] : ''])),
    validate: (entries) => {
      // A screen may keep more beside the form's own entries; that is its own to check.
      const own = fields.flatMap(({ name }) => {
        const entry = entries[name];
        return entry === undefined ? [] : [[name, valueOf(entry)] as const];
      });
      const problems = checkForm(fields, Object.fromEntries(own), data?.name);
      return Object.fromEntries(problems.map(({ field, message }) => [field, message]));
    },
  };
}
