import { formatDay, formatMessage, STATES } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { CustomerFacts_customer$key } from '../../../__generated__/CustomerFacts_customer.graphql.ts';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { CustomerPart } from '../Part.tsx';

const dayText = (day: string | null | undefined) => (day == null ? null : formatDay(day));

const states: Readonly<Record<string, string | undefined>> = STATES;
const stateText = (code: string) => states[code] ?? code;

/** Other information; an en dash marks unknown values. */
export function CustomerFacts({ customer }: { customer: CustomerFacts_customer$key }) {
  const data = useFragment(
    graphql`
      fragment CustomerFacts_customer on Customer {
        email
        company
        address
        stateCode
        birthday
        anniversary
        gstin
        aadhaar @catch(to: RESULT)
        createdAt
      }
    `,
    customer,
  );
  const { dayOf } = useShopClock();
  const facts = [
    { label: formatMessage('customers.email'), value: data.email },
    { label: formatMessage('customers.company'), value: data.company },
    { label: formatMessage('customers.location'), value: data.address },
    {
      label: formatMessage('customers.state'),
      value: data.stateCode == null ? null : stateText(data.stateCode),
    },
    { label: formatMessage('customers.birthday'), value: dayText(data.birthday) },
    { label: formatMessage('customers.anniversary'), value: dayText(data.anniversary) },
    { label: formatMessage('customers.gst'), value: data.gstin },
    // Left out if the user may not see it, because a dash would mean that there is none.
    ...(data.aadhaar.ok ? [{ label: formatMessage('customers.aadhaar'), value: data.aadhaar.value }] : []),
    { label: formatMessage('customers.since'), value: formatDay(dayOf(data.createdAt)) },
  ];
  return (
    <CustomerPart title={formatMessage('customers.otherInformation')}>
      <Facts facts={facts.map(({ label, value }) => ({ label, value: value || '–' }))} />
    </CustomerPart>
  );
}
