import { formatMessage, quantityProblem } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { usePhone } from '../../ui/useWide.ts';
import type { CartLine } from '../cart/cart.ts';
import { CartLineRow } from '../cart/CartLineRow.tsx';
import type { LastAdded } from '../cart/CartLines.tsx';
import { PhoneLine } from '../cart/PhoneLine.tsx';
import { lineNote } from './lineNote.ts';
import { RemovedLine } from './RemovedLine.tsx';
import { removedLines } from './state/edit.ts';
import type { EditedBill } from './useEdit.ts';

interface Props {
  bill: EditedBill;
  lastAdded: LastAdded | undefined;
  onEdit: (key: string) => void;
}

/** Billed lines in their order, removed ones in their place, then added ones. */
function shownLines({ edit, cart }: EditedBill): { line: CartLine; removed: boolean }[] {
  const gone = removedLines(edit);
  const billed = edit.seen.cart.lines.map((was) => ({
    line: cart.lines.find(({ key }) => key === was.key) ?? was,
    removed: gone.includes(was),
  }));
  const added = cart.lines.filter(({ key }) => !edit.seen.cart.lines.some((was) => was.key === key));
  return [...billed, ...added.map((line) => ({ line, removed: false }))];
}

/** The bill's lines, each marked with its change. */
export function EditLines({ bill, lastAdded, onEdit }: Props) {
  const { before, edit, cart, totals, problems, dispatch, setUnreadable } = bill;
  const Row = usePhone() ? PhoneLine : CartLineRow;
  return (
    <>
      <ul>
        {shownLines(bill).map(({ line, removed }) => {
          const { key } = line;
          const was = before.lineTotals.get(key);
          if (removed) {
            return (
              <RemovedLine
                key={key}
                line={line}
                total={was}
                // Only invoices take stock.
                backToStock={line.tracked && before.type === 'INVOICE'}
                onPutBack={() => dispatch({ type: 'putBack', key })}
              />
            );
          }
          const total = totals.lines[cart.lines.indexOf(line)]?.total ?? 0;
          return (
            <Row
              key={key}
              line={line}
              total={total}
              note={lineNote(line, edit.seen, { was, now: total })}
              problem={problems.lines.get(key)}
              added={lastAdded?.key === key ? lastAdded.times : undefined}
              chargesGst={before.terms.shop.registration === 'REGULAR'}
              onQuantity={(quantity) => dispatch({ type: 'quantity', key, quantity })}
              onUnreadable={(is, text) => setUnreadable(key, is ? quantityProblem(text) : undefined)}
              onRemove={() => dispatch({ type: 'remove', key })}
              onEdit={() => onEdit(key)}
            />
          );
        })}
      </ul>
      {cart.lines.length === 0 && (
        <Box py="4" textAlign="center" color="fg.muted">
          {formatMessage('billing.cartEmpty')}
        </Box>
      )}
    </>
  );
}
