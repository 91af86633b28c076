import { formatDayNear, formatMessage, formatMonth, type Day } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { FileDown, Lock, LockOpen } from 'lucide-react';
import { graphql, readInlineData } from 'relay-runtime';
import type { ClosedMonths_statement$key } from '../../__generated__/ClosedMonths_statement.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { FileButton } from '../../ui/sheet/FileButton.tsx';

const readStatement = (key: ClosedMonths_statement$key) =>
  readInlineData(
    graphql`
      fragment ClosedMonths_statement on EarningsStatement @inline {
        id
        month
        number
        payable
        paid {
          on
        }
        reopenedAt
        pdfUrl
      }
    `,
    key,
  );

interface Props {
  statements: readonly ClosedMonths_statement$key[];
  /** Number of closed months on all pages. */
  total: number;
  onMonth: (month: Day) => void;
  /** Undefined if all are shown. */
  onAll: (() => void) | undefined;
}

type Statement = ReturnType<typeof readStatement>;

function stateOf({ paid, payable, reopenedAt }: Statement, today: Day): string {
  if (reopenedAt != null) return formatMessage('earnings.reopenedMark');
  if (paid != null) return formatMessage('earnings.paidOn', { day: formatDayNear(paid.on, today) });
  return formatMessage(paiseOf(payable) > 0 ? 'earnings.unpaid' : 'earnings.nothingDue');
}

/** The closed months, newest first, each linking to its statement. */
export function ClosedMonths({ statements, total, onMonth, onAll }: Props) {
  const { today } = useShopClock();
  return (
    <Box asChild mt="5">
      <section aria-label={formatMessage('earnings.closedMonths')}>
        <HStack layerStyle="section" justify="space-between">
          <Box asChild textStyle="rowTitle">
            <h3>{formatMessage('earnings.closedMonths')}</h3>
          </Box>
          {onAll && (
            <Button variant="plain" size="sm" onClick={onAll}>
              {formatMessage('earnings.all', { n: total })}
            </Button>
          )}
        </HStack>
        {statements.length === 0 && (
          <Box color="fg.muted" mt="2">
            {formatMessage('earnings.noneClosed')}
          </Box>
        )}
        <ul>
          {statements.map(readStatement).map((one) => {
            const Icon = one.reopenedAt == null ? Lock : LockOpen;
            return (
              <Box asChild key={one.id} borderBottom="1px solid" borderColor="border" py="1.5">
                <li>
                  <HStack gap="2">
                    <Box color="fg.muted" flexShrink="0">
                      <Icon size={18} strokeWidth={1.75} aria-hidden />
                    </Box>
                    <Box flex="1" minW="0">
                      <Button
                        variant="plain"
                        px="0"
                        h="auto"
                        minH={{ base: 'control.touch', lg: '6' }}
                        onClick={() => onMonth(one.month)}
                      >
                        {formatMonth(one.month)}
                      </Button>
                      <Box
                        color="fg.muted"
                        textStyle="second"
                      >{`${one.number} · ${stateOf(one, today)}`}</Box>
                    </Box>
                    <MoneyText
                      amount={paiseOf(one.payable)}
                      {...(one.reopenedAt != null && { color: 'fg.subtle', textDecoration: 'line-through' })}
                    />
                    <FileButton
                      variant="plain"
                      size="sm"
                      px="0"
                      url={one.pdfUrl}
                      kind="pdf"
                      name={one.number.replaceAll('/', '-')}
                      failed="earnings.fileFailed"
                      aria-label={formatMessage('earnings.pdfOf', { number: one.number })}
                    >
                      <FileDown strokeWidth={1.75} aria-hidden />
                    </FileButton>
                  </HStack>
                </li>
              </Box>
            );
          })}
        </ul>
      </section>
    </Box>
  );
}
