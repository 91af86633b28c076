/* oxlint-disable relay/must-colocate-fragment-spreads -- the receipt's fragment is exported by goods's index */
import { CORRECTION_REASONS, formatMessage, STOCK_MOVES } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Link } from '@chakra-ui/react/link';
import { graphql, useFragment } from 'react-relay';
import { Link as RouterLink } from 'react-router-dom';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import type { StockMoveRow_move$key } from '../../__generated__/StockMoveRow_move.graphql.ts';
import { changeText } from '../../app/graph/scalars.ts';
import { UndoReceipt } from '../../goods/index.ts';

interface Props {
  move: StockMoveRow_move$key;
  /** Show the remaining quantity of the variant rather than of the whole product. */
  ofVariant: boolean;
  mayOpenBill: boolean;
  mayUndo: boolean;
  /** A receipt was undone: the stock and its history are other ones. */
  onUndone: () => void;
}

/** A stock move: what, when, who and why on the left; difference and remaining quantity on the right. */
export function StockMoveRow({ move, ofVariant, mayOpenBill, mayUndo, onUndone }: Props) {
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
    goodsReceipt,
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
        goodsReceipt {
          ...UndoReceipt_receipt
        }
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
  // The receipt's own move went in, the one that undid it went out.
  const undoes = goodsReceipt != null && quantity.startsWith('-');
  const reasonText = undoes
    ? formatMessage('goods.undoneMove')
    : cause && formatMessage(`stock.reason.${cause}`);
  const why = [reasonText, note].filter(Boolean).join(': ');
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
          {goodsReceipt != null && !undoes && (
            <UndoReceipt receipt={goodsReceipt} mayUndo={mayUndo} onUndone={onUndone} />
          )}
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
