import { say, sayCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { SummaryStrip } from '../../../ui/SummaryStrip.tsx';
import type { HistorySums } from '../useHistoryPage.ts';

interface Props {
  sums: HistorySums;
}

const figure = (amount: number) => <MoneyText shape="figure" amount={amount} />;

/** The sums over all bills that match the filters, whatever the page. */
export function HistorySummary({ sums }: Props) {
  const { billed, received, pending, canceled, billCount, pendingCount, canceledCount } = sums;
  const percent = Math.round((received / billed) * 100);
  return (
    <Box order={{ md: -1 }}>
      <SummaryStrip
        figures={[
          {
            label: say('history.billed'),
            figure: figure(billed),
            fact: sayCount('history.bills', billCount),
          },
          {
            label: say('history.receivedSum'),
            figure: figure(received),
            minor: true,
            ...(billed > 0 && { fact: say('history.share', { percent }) }),
          },
          {
            label: say('billing.stillToPay'),
            figure: figure(pending),
            fact: sayCount('history.bills', pendingCount),
            ...(pending > 0 && { tone: 'part' }),
          },
          {
            label: say('history.canceled'),
            figure: figure(canceled),
            fact: sayCount('history.bills', canceledCount),
            minor: true,
          },
        ]}
      />
    </Box>
  );
}
