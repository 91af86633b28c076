import {
  checkOpeningDue,
  formatDay,
  formatMessage,
  formatRupees,
  isDay,
  type Paise,
  rupees,
} from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { OpeningRow_customer$key } from '../../../__generated__/OpeningRow_customer.graphql.ts';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import { DateField } from '../../../ui/DateField.tsx';
import { AgreedRow } from '../../../record/AgreedRow.tsx';
import { FormField } from '../../../ui/FormField.tsx';
import { MoneyInput } from '../../../ui/MoneyInput.tsx';
import { useSetOpeningDue } from './useSetOpeningDue.ts';

interface Values {
  amount: Paise | undefined;
  since: string;
}

/** The customer's opening due, how much of it is left, and a button to set it. */
export function OpeningRow({ customer }: { customer: OpeningRow_customer$key }) {
  const { id, name, openingDue, viewerCanSetOpeningDue } = useFragment(
    graphql`
      fragment OpeningRow_customer on Customer {
        id
        name
        openingDue {
          amount
          pending
          since
        }
        viewerCanSetOpeningDue
      }
    `,
    customer,
  );
  const { today } = useShopClock();
  const { write, busy, checking } = useSetOpeningDue();
  const amount = openingDue == null ? 0 : paiseOf(openingDue.amount);
  const left = openingDue == null ? 0 : paiseOf(openingDue.pending);
  const check = ({ amount: typed = 0, since }: Values): Record<string, string> =>
    isDay(since)
      ? Object.fromEntries(
          checkOpeningDue({ amount: typed, since }, amount - left, today).map((one) => [
            one.field,
            one.message,
          ]),
        )
      : { since: formatMessage('forms.notDate') };
  if (openingDue == null && !viewerCanSetOpeningDue) return null;
  const facts = {
    amount: formatRupees(amount),
    left: formatRupees(left),
    day: openingDue == null ? '' : formatDay(openingDue.since),
  };
  return (
    <AgreedRow<Values, Awaited<ReturnType<typeof write>>>
      title={formatMessage('openingDue.title')}
      value={formatMessage(
        openingDue == null ? 'openingDue.none' : left === 0 ? 'openingDue.paid' : 'openingDue.left',
        facts,
      )}
      change={
        viewerCanSetOpeningDue
          ? { says: formatMessage('openingDue.set'), dialog: formatMessage('openingDue.dialog', { name }) }
          : undefined
      }
      stored={{ amount: openingDue == null ? undefined : amount, since: openingDue?.since ?? today }}
      check={check}
      save={({ amount: typed = 0, since }, key) => write({ key, customer: id, amount: rupees(typed), since })}
      saved={formatMessage('openingDue.saved')}
      busy={busy}
      checking={checking}
    >
      <FormField<Paise | undefined>
        name="amount"
        label={formatMessage('openingDue.amount')}
        hint={formatMessage('openingDue.hint')}
        optional
      >
        {({ name: field, value, onBlur }, setValue) => (
          <MoneyInput name={field} value={value} onValue={setValue} onBlur={onBlur} />
        )}
      </FormField>
      <FormField name="since" label={formatMessage('openingDue.day')} required>
        {({ name: field, value, onBlur }, setValue) => (
          <DateField name={field} value={value} max={today} onValue={setValue} onBlur={onBlur} />
        )}
      </FormField>
    </AgreedRow>
  );
}
