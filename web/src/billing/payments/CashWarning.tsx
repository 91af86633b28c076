import { cashOf, reachesCashLimit, formatMessage, type CashBefore, type Paise } from '@galla/domain';
import { Suspense } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { CashWarningQuery } from '../../__generated__/CashWarningQuery.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import { PaymentWarning } from './PaymentWarning.tsx';

interface Props {
  /** The cash amount of this payment. */
  cash: Paise;
  /** Global id of the customer or the bill; undefined if unknown. */
  payer: string | undefined;
}

const NONE: CashBefore = { day: 0, bill: 0 };

/**
 * Warns of large cash amounts from one person in a day or for one bill (Income Tax Act 1961, section 269ST). Earlier
 * payments are fetched once cash is entered; until then, or if that fails, only this payment counts.
 */
export function CashWarning({ cash, payer }: Props) {
  if (cash === 0) return null;
  const alone = <Limit cash={cash} before={NONE} />;
  if (payer === undefined) return alone;
  return (
    <Boundary attempt={payer} renderFailed={() => alone}>
      <Suspense fallback={alone}>
        <WithBefore cash={cash} payer={payer} />
      </Suspense>
    </Boundary>
  );
}

function Limit({ cash, before }: { cash: number; before: CashBefore }) {
  return reachesCashLimit(cash, before) ? <PaymentWarning text={formatMessage('billing.cashLimit')} /> : null;
}

function WithBefore({ cash, payer }: { cash: number; payer: string }) {
  const { node } = useLazyLoadQuery<CashWarningQuery>(
    graphql`
      query CashWarningQuery($payer: ID!) {
        node(id: $payer) {
          ... on Customer {
            cashToday
          }
          ... on Document {
            payments {
              amount
              mode
            }
            customer {
              cashToday
            }
          }
        }
      }
    `,
    { payer },
    { fetchPolicy: 'store-and-network' },
  );
  const day = node?.cashToday ?? node?.customer?.cashToday;
  const before: CashBefore = {
    day: day == null ? 0 : paiseOf(day),
    bill: cashOf((node?.payments ?? []).map(({ amount, mode }) => ({ amount: paiseOf(amount), mode }))),
  };
  return <Limit cash={cash} before={before} />;
}
