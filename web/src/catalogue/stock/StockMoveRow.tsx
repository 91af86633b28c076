import { CORRECTION_REASONS, formatMessage, STOCK_MOVES } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Link } from '@chakra-ui/react/link';
import { graphql, useFragment } from 'react-relay';
import { Link as RouterLink } from 'react-router-dom';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import type { StockMoveRow_move$key } from '../../__generated__/StockMoveRow_move.graphql.ts';
import { changeText } from '../../app/graph/scalars.ts';

interface Props {
  move: StockMoveRow_move$key;
  /** Show the remaining quantity of the variant rather than of the whole product. */
  ofVariant: boolean;
  mayOpenBill: boolean;
}

/** A stock move: what, when, who and why on the left; difference and remaining quantity on the right. */
export function StockMoveRow({ move, ofVariant, mayOpenBill }: Props) {
  const {
    kind,
    quantity,
    balance,
    variantBalance,
    variantSku,
    documentNumber,
    orderNumber,
    reason,
    note,
    by,
    at,
    supplier,
    billNumber,
  } = useFragment(
    graphql`
      fragment StockMoveRow_move on StockMove {
        kind
        quantity
        balance
        variantBalance
        variantSku
        documentNumber
        orderNumber
        reason
        note
        supplier
        billNumber
        by
        at
      }
    `,
    move,
  );
  const { dateTime } = useShopClock();
  const left = ofVariant ? (variantBalance ?? balance) : balance;
  // Unknown values, as from a newer server, are left out.
  const cause = CORRECTION_REASONS.find((one) => one === reason);
  const what = STOCK_MOVES.find((one) => one === kind);
  const why = [cause && formatMessage(`stock.reason.${cause}`), note].filter(Boolean).join(': ');
  const whence = [
    supplier != null && formatMessage('goods.from', { supplier }),
    billNumber != null && formatMessage('goods.bill', { number: billNumber }),
  ];
  const about = [dateTime(at), by, variantSku].filter(Boolean).join(' · ');
  return (
    <Box asChild display="flex" gap="3" py="2" borderBottom="1px solid" borderColor="border">
      <li>
        <Box flex="1" minW="0">
          <Box textStyle="rowTitle">
            {what && formatMessage(`stock.move.${what}`)}
            {documentNumber != null && (
              <>
                {' '}
                <Bill number={documentNumber} mayOpen={mayOpenBill} />
              </>
            )}
          </Box>
          {orderNumber != null && <Box>{formatMessage('stock.forOrder', { number: orderNumber })}</Box>}
          {why !== '' && <Box>{[why, ...whence].filter(Boolean).join(', ')}</Box>}
          <Box textStyle="second" color="fg.subtle">
            {about}
          </Box>
        </Box>
        <Box textAlign="end" flexShrink="0">
          <Box fontWeight="semibold">{changeText(quantity)}</Box>
          <Box textStyle="second" color="fg.subtle">
            {formatMessage('stock.left', { n: left })}
          </Box>
        </Box>
      </li>
    </Box>
  );
}

function Bill({ number, mayOpen }: { number: string; mayOpen: boolean }) {
  if (!mayOpen) return number;
  return (
    <Link asChild>
      <RouterLink to={`/Billing-History?search=${encodeURIComponent(number)}`}>{number}</RouterLink>
    </Link>
  );
}
