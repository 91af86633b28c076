import { graphql, useFragment } from 'react-relay';
import type { useInvoiceForm_form$key } from '../../__generated__/useInvoiceForm_form.graphql.ts';
import type { KeptEntries } from '../../ui/form/entries.ts';
import { useDynamicForm } from '../../ui/form/useDynamicForm.ts';

/** The fields of the form `invoice`, as far as the cart needs them. */
export interface InvoiceForm {
  /** "{label} is required", by field (spec 2 §5). */
  missing: (kept: KeptEntries) => Record<string, string>;
}

/** The form's advance is shown among the sums, which set it. */
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
  const { fitting, validate } = useDynamicForm(data ?? null);
  return {
    missing: (kept) => {
      const { [ADVANCE]: _, ...messages } = validate(fitting(kept));
      return messages;
    },
  };
}
