import { quantityProblem, quantityText, formatMessage, formatCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useEffect } from 'react';
import { usePhone } from '../../ui/useWide.ts';
import type { Cart } from './cart.ts';
import { CartLineRow } from './CartLineRow.tsx';
import { lineElementId } from './elements.ts';
import { PhoneLine } from './PhoneLine.tsx';
import type { Bill } from './useBill.ts';
import { useNewestFirst } from './useNewestFirst.ts';

/** The last line added to, with a number that increases each time. */
export interface LastAdded {
  key: string;
  times: number;
}

interface Props {
  bill: Bill;
  lastAdded: LastAdded | undefined;
  onEdit: (key: string) => void;
}

/** "5 items · quantity 8.5" */
export const countText = ({ lines }: Cart): string => {
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  return [
    formatCount('billing.items', lines.length),
    formatMessage('billing.quantityTotal', { quantity: quantityText(quantity) }),
  ].join(' · ');
};

/** The lines of the cart; scrolls to the line last added to. */
export function CartLines({ bill, lastAdded, onEdit }: Props) {
  const { cart, totals, problems, dispatch, setUnreadable, terms } = bill;
  const Row = usePhone() ? PhoneLine : CartLineRow;
  const [newestFirst] = useNewestFirst();
  useEffect(() => {
    if (lastAdded === undefined) return;
    document.getElementById(lineElementId(lastAdded.key))?.scrollIntoView({ block: 'nearest' });
  }, [lastAdded]);
  if (cart.lines.length === 0) {
    return (
      <Box py="10" textAlign="center">
        <Box textStyle="section">{formatMessage('billing.cartEmpty')}</Box>
        <Box color="fg.muted">{formatMessage('billing.cartEmptyHint')}</Box>
      </Box>
    );
  }
  return (
    <ul>
      {(newestFirst ? cart.lines.toReversed() : cart.lines).map((line) => (
        <Row
          key={line.key}
          line={line}
          total={totals.lines[cart.lines.indexOf(line)]?.total ?? 0}
          problem={problems.lines.get(line.key)}
          added={lastAdded?.key === line.key ? lastAdded.times : undefined}
          chargesGst={terms.shop.registration === 'REGULAR'}
          onQuantity={(quantity) => dispatch({ type: 'quantity', key: line.key, quantity })}
          onUnreadable={(is, text) => setUnreadable(line.key, is ? quantityProblem(text) : undefined)}
          onRemove={() => dispatch({ type: 'remove', key: line.key })}
          onEdit={() => onEdit(line.key)}
        />
      ))}
    </ul>
  );
}
