/* oxlint-disable relay/must-colocate-fragment-spreads -- the fragment of days and hours is exported by
   attendance's index */
import { formatCount, formatMessage, type Paise, STATEMENT_KINDS } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useFragment } from 'react-relay';
import type { MonthSums_month$key } from '../../__generated__/MonthSums_month.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { SumsText } from '../../attendance/index.ts';
import { FigureRow } from '../../ui/FigureRow.tsx';
import { AdvanceRows } from './AdvanceRows.tsx';

const isPaid = ({ kind }: { kind: string }) => kind === 'ADVANCE';
const isCarried = ({ kind }: { kind: string }) => kind === 'CARRIED';

/** Commission still to be earned as customers pay; not part of the sums. */
function StillExpected({ amount }: { amount: Paise }) {
  if (amount === 0) return null;
  return (
    <Box color="fg.muted" pb="2">
      <dl>
        <FigureRow label={formatMessage('earnings.expected')} amount={amount} />
      </dl>
      <Box textStyle="second">{formatMessage('earnings.expectedHint')}</Box>
    </Box>
  );
}

interface Props {
  month: MonthSums_month$key;
  /** Whether the user may delete advances. */
  mayDelete: boolean;
  onChanged: () => void;
}

/** Earnings by kind, advances, and the amount carried over from earlier months. */
export function MonthSums({ month, mayDelete, onChanged }: Props) {
  const { sums, earned, expected, attendance, advancePayments } = useFragment(
    graphql`
      fragment MonthSums_month on EarningsMonth {
        sums {
          kind
          count
          amount
        }
        earned
        expected
        attendance {
          ...SumsText_sums
        }
        advancePayments {
          ...AdvanceRows_advance
        }
      }
    `,
    month,
  );
  const row = ({ kind, count, amount }: (typeof sums)[number]) => {
    const known = STATEMENT_KINDS.find((one) => one === kind);
    return known === undefined ? null : (
      <FigureRow key={kind} label={formatCount(`earnings.sums.${known}`, count)} amount={paiseOf(amount)} />
    );
  };
  return (
    <>
      {attendance != null && (
        <Box color="fg.muted" textStyle="second" mt="1">
          {formatMessage('attendance.title')}: <SumsText sums={attendance} />
        </Box>
      )}
      <Box asChild my="2">
        <dl>{sums.filter((sum) => !isPaid(sum) && !isCarried(sum)).map(row)}</dl>
      </Box>
      <Box asChild borderTop="1px solid" borderColor="border.emphasized" py="1">
        <dl>
          <FigureRow label={formatMessage('earnings.earned')} amount={paiseOf(earned)} strong />
          {sums.filter(isCarried).map(row)}
        </dl>
      </Box>
      <StillExpected amount={paiseOf(expected)} />
      <AdvanceRows advances={advancePayments} mayDelete={mayDelete} onChanged={onChanged} />
    </>
  );
}
