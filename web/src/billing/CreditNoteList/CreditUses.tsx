import { formatDayNear, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { HStack } from '@chakra-ui/react/stack';
import { Link as StyledLink } from '@chakra-ui/react/link';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { CreditUses_note$key } from '../../__generated__/CreditUses_note.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { FigureRow } from '../../ui/FigureRow.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';

/** The later bills paid with the note's credit, and the remaining credit. */
export function CreditUses({ note }: { note: CreditUses_note$key }) {
  const { creditUses, creditLeft } = useFragment(
    graphql`
      fragment CreditUses_note on CreditNote {
        creditLeft
        creditUses {
          documentId
          number
          date
          amount
        }
      }
    `,
    note,
  );
  const { today } = useShopClock();
  return (
    <>
      {creditUses.length > 0 && (
        <>
          <Box color="fg.muted" mt="2">
            {formatMessage('returns.creditUsedOn')}
          </Box>
          <ul>
            {creditUses.map(({ documentId, number, date, amount }, at) => (
              <HStack asChild key={at} minH="7" justify="space-between" gap="2">
                <li>
                  <Box minW="0">
                    <StyledLink asChild>
                      <Link to={`/Transaction-History?open=${encodeURIComponent(documentId)}`}>{number}</Link>
                    </StyledLink>{' '}
                    <Span textStyle="second" color="fg.subtle">
                      {formatDayNear(date, today)}
                    </Span>
                  </Box>
                  <MoneyText amount={paiseOf(amount)} />
                </li>
              </HStack>
            ))}
          </ul>
        </>
      )}
      <dl>
        <FigureRow label={formatMessage('returns.creditLeft')} amount={paiseOf(creditLeft)} />
      </dl>
    </>
  );
}
