import { formatMessage, formatRupees, type Paise, rupees } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { LimitRow_customer$key } from '../../../__generated__/LimitRow_customer.graphql.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import { AgreedRow } from '../../../record/AgreedRow.tsx';
import { FormField } from '../../../ui/FormField.tsx';
import { MoneyInput } from '../../../ui/MoneyInput.tsx';
import { useSetCreditLimit } from './useSetCreditLimit.ts';

/** The customer's credit limit, with a button to set it. */
export function LimitRow({ customer }: { customer: LimitRow_customer$key }) {
  const { id, name, creditLimit, viewerCanEdit } = useFragment(
    graphql`
      fragment LimitRow_customer on Customer {
        id
        name
        creditLimit
        viewerCanEdit
      }
    `,
    customer,
  );
  const { write, busy, checking } = useSetCreditLimit();
  const limit: Paise | undefined = creditLimit == null ? undefined : paiseOf(creditLimit);
  if (limit === undefined && !viewerCanEdit) return null;
  return (
    <AgreedRow
      title={formatMessage('creditLimit.title')}
      value={limit === undefined ? formatMessage('creditLimit.none') : formatRupees(limit)}
      change={
        viewerCanEdit
          ? { says: formatMessage('creditLimit.set'), dialog: formatMessage('creditLimit.dialog', { name }) }
          : undefined
      }
      stored={{ limit }}
      save={(values, key) =>
        write({ key, customer: id, limit: values.limit === undefined ? null : rupees(values.limit) })
      }
      saved={formatMessage('creditLimit.saved')}
      busy={busy}
      checking={checking}
    >
      <FormField<Paise | undefined>
        name="limit"
        label={formatMessage('creditLimit.title')}
        hint={formatMessage('creditLimit.hint')}
        optional
      >
        {({ name: field, value, onBlur }, setValue) => (
          <MoneyInput name={field} value={value} onValue={setValue} onBlur={onBlur} />
        )}
      </FormField>
    </AgreedRow>
  );
}
