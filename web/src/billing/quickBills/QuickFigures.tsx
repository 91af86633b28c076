import { formatMessage, mobileText, type MessageKey } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useFragment } from 'react-relay';
import type { QuickFigures_quickBill$key } from '../../__generated__/QuickFigures_quickBill.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { modeWord } from '../document/paymentText.ts';
import { SumRow } from '../document/SumRow.tsx';

const KINDS: Readonly<Record<string, MessageKey>> = {
  RECEIVED: 'quickBill.event.received',
  UNDONE: 'quickBill.event.undone',
  TRASHED: 'quickBill.event.trashed',
  RESTORED: 'quickBill.event.restored',
};

/** A quick bill's customer, amount and trail, newest first. */
export function QuickFigures({ quickBill }: { quickBill: QuickFigures_quickBill$key }) {
  const { phone, date, amount, events } = useFragment(
    graphql`
      fragment QuickFigures_quickBill on QuickBill {
        phone
        date
        amount
        events @catch(to: NULL) {
          kind
          mode
          reference
          at
          by
        }
      }
    `,
    quickBill,
  );
  const { dateTimeNear } = useShopClock();
  return (
    <>
      <Box color="fg.muted" mb="3">
        {[mobileText(phone), dateTimeNear(date)].join(' · ')}
      </Box>
      <SumRow label={formatMessage('billing.total')} amount={paiseOf(amount)} rule="double" />
      {events == null && <Box color="due.fg">{formatMessage('quickBill.eventsFailed')}</Box>}
      {events != null && events.length > 0 && (
        <Box asChild mt="5">
          <section aria-label={formatMessage('billing.whatHappened')}>
            <Box asChild textStyle="section" mb="1">
              <h3>{formatMessage('billing.whatHappened')}</h3>
            </Box>
            <ol>
              {events.toReversed().map(({ kind, mode, reference, at, by }) => {
                const word = KINDS[kind];
                const way = [mode != null && modeWord(mode), reference].filter(Boolean).join(' · ');
                return (
                  <Box key={`${kind} ${at}`} asChild py="1.5" borderBottom="1px solid" borderColor="border">
                    <li>
                      <Box>{word === undefined ? kind : formatMessage(word)}</Box>
                      <Box textStyle="second" color="fg.muted">
                        {[dateTimeNear(at), by, way].filter(Boolean).join(' · ')}
                      </Box>
                    </li>
                  </Box>
                );
              })}
            </ol>
          </section>
        </Box>
      )}
    </>
  );
}
