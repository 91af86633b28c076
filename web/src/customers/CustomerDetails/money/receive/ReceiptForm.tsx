import { formatMessage, formatRupees, type MoneyMode, type Paise, rupees } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { MadeReceipt_receipt$key } from '../../../../__generated__/MadeReceipt_receipt.graphql.ts';
import type { ReceiptForm_customer$key } from '../../../../__generated__/ReceiptForm_customer.graphql.ts';
import type { ReceiptForm_bills$key } from '../../../../__generated__/ReceiptForm_bills.graphql.ts';
import { paiseOf } from '../../../../app/graph/scalars.ts';
import { CashWarning, WayFields, wayInput, wayProblems } from '../../../../billing/index.ts';
import { RecordDialogForm } from '../../../../record/RecordDialogForm.tsx';
import { FormField } from '../../../../ui/FormField.tsx';
import { MoneyInput } from '../../../../ui/MoneyInput.tsx';
import { SpreadRows } from './SpreadRows.tsx';
import { useCreateAccountReceipt } from './useCreateAccountReceipt.ts';

interface Values {
  amount: Paise | undefined;
  mode: MoneyMode;
  reference: string;
  bank: string;
}

interface Props {
  customer: ReceiptForm_customer$key;
  /** Bills with a pending amount, oldest first. */
  bills: ReceiptForm_bills$key;
  onMade: (receipt: MadeReceipt_receipt$key) => void;
  /** The dues have changed meanwhile. */
  onChanged: () => void;
  onClose: () => void;
}

const check = ({ amount, ...way }: Values): Record<string, string> => ({
  ...((amount === undefined || amount === 0) && { amount: formatMessage('onAccount.amountMissing') }),
  ...wayProblems(way),
});

/** Amount and payment mode; below them, the bills that the amount pays, updated while typing. */
export function ReceiptForm({ customer: customerKey, bills, onMade, onChanged, onClose }: Props) {
  const { summary, edges } = useFragment(
    graphql`
      fragment ReceiptForm_bills on DocumentConnection {
        summary {
          pending
        }
        edges {
          node {
            ...SpreadRows_bill
          }
        }
      }
    `,
    bills,
  );
  const { id: customer, openingDue } = useFragment(
    graphql`
      fragment ReceiptForm_customer on Customer {
        id
        openingDue {
          pending
        }
      }
    `,
    customerKey,
  );
  const opening = openingDue == null ? 0 : paiseOf(openingDue.pending);
  const due = opening + paiseOf(summary.pending);
  const { write, busy, checking } = useCreateAccountReceipt();
  return (
    <RecordDialogForm<Values, Awaited<ReturnType<typeof write>>>
      stored={{ amount: due === 0 ? undefined : due, mode: 'CASH', reference: '', bank: '' }}
      check={check}
      save={({ amount = 0, ...way }, key) =>
        write({
          key,
          customer,
          amount: rupees(amount),
          expectedDue: rupees(due),
          ...wayInput(way),
        })
      }
      onSaved={({ saved }) => onMade(saved.receipt)}
      onRefused={({ kind }) => {
        if (kind === 'changed') onChanged();
        return false;
      }}
      submit={(values) => formatMessage('onAccount.receive', { amount: formatRupees(values.amount ?? 0) })}
      pending={formatMessage('onAccount.receiving')}
      busy={busy}
      onCancel={onClose}
      checking={checking}
    >
      {({ values }) => (
        <>
          <FormField<Paise | undefined>
            name="amount"
            label={formatMessage('onAccount.amount')}
            hint={formatMessage('onAccount.due', { amount: formatRupees(due) })}
            required
          >
            {({ name, value, onBlur }, setValue) => (
              <MoneyInput name={name} value={value} onValue={setValue} onBlur={onBlur} />
            )}
          </FormField>
          <WayFields mode={values.mode} />
          <CashWarning cash={values.mode === 'CASH' ? (values.amount ?? 0) : 0} payer={customer} />
          <SpreadRows
            amount={values.amount ?? 0}
            due={due}
            opening={opening}
            bills={edges.map(({ node }) => node)}
          />
        </>
      )}
    </RecordDialogForm>
  );
}
