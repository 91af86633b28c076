import { checkForm, type FormField, holdsList } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { useDynamicForm_form$key } from '../../__generated__/useDynamicForm_form.graphql.ts';
import { type Entries, type KeptEntries, valueOf } from './entries.ts';
import { typeOf } from './fieldTypes.ts';

export interface DynamicFormRules {
  /** The fields in the domain's format. */
  fields: FormField[];
  /** Blank entries of all fields, to be merged with stored ones. */
  initialEntries: Entries;
  /**
   * All entries of the form, with stored values where they fit the field: the shop may have changed its form since.
   */
  fitting: (stored: Entries | KeptEntries) => Entries;
  /** Formik's `validate`: the same check as on the server, with the form's labels. */
  validate: (entries: Entries) => Record<string, string>;
}

/** The logic of a form definition, apart from rendering its fields (spec 1 §5); null gives a form without fields. */
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
      // The screen may have entries besides the form's own, which it validates itself.
      const own = fields.flatMap(({ name }) => {
        const entry = entries[name];
        return entry === undefined ? [] : [[name, valueOf(entry)] as const];
      });
      const problems = checkForm(fields, Object.fromEntries(own), data?.name);
      return Object.fromEntries(problems.map(({ field, message }) => [field, message]));
    },
  };
}
