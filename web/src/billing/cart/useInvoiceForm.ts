import { graphql, useFragment } from 'react-relay';
import type { useInvoiceForm_form$key } from '../../__generated__/useInvoiceForm_form.graphql.ts';
import type { Entries } from '../../ui/form/entries.ts';
import { useDynamicForm } from '../../ui/form/useDynamicForm.ts';
import type { FormEntry } from './cart.ts';

type KeptEntries = Readonly<Record<string, FormEntry>>;

/** The fields of the form `invoice`, as far as the cart has to know them. */
export interface InvoiceForm {
  /** All fields with what was entered, empty ones too. */
  entries: (kept: KeptEntries) => Entries;
  /** "{label} is required", by field (spec 2 §5). */
  missing: (kept: KeptEntries) => Record<string, string>;
}

/** The advance of the form stands among the sums, which fill it in by themselves. */
export const ADVANCE = 'advance';

export function useInvoiceForm(form: useInvoiceForm_form$key | null): InvoiceForm {
  const data = useFragment(
    graphql`
      fragment useInvoiceForm_form on Form {
        ...useDynamicForm_form
      }
    `,
    form,
  );
  const { initialEntries, validate } = useDynamicForm(data ?? null);
  const entries = (kept: KeptEntries): Entries =>
    Object.fromEntries(
      Object.entries(initialEntries).map(([name, empty]) => {
        const entry = kept[name];
        if (entry === undefined || Array.isArray(empty) !== Array.isArray(entry)) return [name, empty];
        return [name, typeof entry === 'string' ? entry : [...entry]];
      }),
    );
  return {
    entries,
    missing: (kept) => {
      const { [ADVANCE]: _, ...messages } = validate(entries(kept));
      return messages;
    },
  };
}
