import { checkForm, type FormField, holdsList } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { useDynamicForm_form$key } from '../../__generated__/useDynamicForm_form.graphql.ts';
import { type Entries, type KeptEntries, valueOf } from './entries.ts';
import { typeOf } from './fieldTypes.ts';

export interface DynamicFormRules {
  /** The fields as the rules of domain know them. */
  fields: FormField[];
  /** Empty entries for all fields, over which the screen lays what is stored. */
  initialEntries: Entries;
  /** All entries of the form, with what is stored where it fits the field: a shop may have changed its form since. */
  fitting: (stored: Entries | KeptEntries) => Entries;
  /** Formik's `validate` for these entries: the same check as on the server, in the words of the form. */
  validate: (entries: Entries) => Record<string, string>;
}

/** What a screen needs of a form definition beside its fields on screen (spec 1 §5); of none, nothing is asked. */
export function useDynamicForm(form: useDynamicForm_form$key | null): DynamicFormRules {
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
  const initialEntries: Entries = Object.fromEntries(
    fields.map((field) => [field.name, holdsList(field) ? [] : '']),
  );
  return {
    fields,
    initialEntries,
    fitting: (stored) =>
      Object.fromEntries(
        Object.entries(initialEntries).map(([name, blank]) => {
          const entry = stored[name];
          return [name, entry !== undefined && Array.isArray(entry) === Array.isArray(blank) ? entry : blank];
        }),
      ) as Entries,
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
