import { formatMessage, type Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert, X } from 'lucide-react';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { itemName } from '../../ui/itemName.ts';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import type { CartLine } from './cart.ts';
import { lineElementId } from './elements.ts';
import { Flash } from './Flash.tsx';
import { priceText } from './priceText.ts';

/** How a line changed since it was billed. */
export interface LineNote {
  /** "Added", "was 1.1 m". */
  says: string;
  totalWas?: Paise;
}

export interface LineProps {
  line: CartLine;
  total: Paise;
  problem: string | undefined;
  /** Changes each time the line is added to; undefined if another line was added to last. */
  added: number | undefined;
  chargesGst: boolean;
  /** How it differs from the billed line, when a bill is edited. */
  note?: LineNote | undefined;
  onQuantity: (quantity: number) => void;
  /** Reports whether the typed quantity is unreadable. */
  onUnreadable: (unreadable: boolean, text: string) => void;
  onRemove: () => void;
  onEdit: () => void;
}

/** One line of the cart on desktops and tablets; name and price open the editor. */
export function CartLineRow(props: LineProps) {
  const { line, total, problem, added, chargesGst, note, onQuantity, onUnreadable, onRemove, onEdit } = props;
  return (
    <Box asChild position="relative" borderBottom="1px solid" borderColor="border">
      <li id={lineElementId(line.key)}>
        {added !== undefined && <Flash key={added} />}
        <Box display="flex" alignItems="center" gap="4" minH="row.cart" py="1" position="relative">
          <chakra.button type="button" flex="1" minW="0" textAlign="start" cursor="button" onClick={onEdit}>
            <Box textStyle="rowTitle" overflowWrap="anywhere" title={line.name}>
              <Span srOnly>{formatMessage('billing.editLine')}</Span> {itemName(line.name)}
            </Box>
            <Box textStyle="second" color="fg.subtle" truncate>
              <NoteText note={note} />
              {priceText(line, chargesGst)}
              <ListPrice line={line} />
            </Box>
          </chakra.button>
          <QuantityStepper
            name={line.name}
            value={line.quantity}
            onValue={onQuantity}
            onUnreadable={onUnreadable}
            max={line.tracked ? line.available : undefined}
            invalid={problem !== undefined}
          />
          <Box minW="20" textAlign="end">
            <MoneyText amount={total} fontWeight="medium" />
            {note?.totalWas !== undefined && (
              <Box textStyle="second">
                <MoneyText amount={note.totalWas} struck />
              </Box>
            )}
          </Box>
          <Button
            variant="plain"
            size="xs"
            aria-label={formatMessage('billing.removeItem', { name: line.name })}
            onClick={onRemove}
          >
            <X size={16} strokeWidth={2} aria-hidden />
          </Button>
        </Box>
        <LineProblem problem={problem} />
      </li>
    </Box>
  );
}

/** How the line differs from the billed one, shown before its amount. */
export function NoteText({ note }: Pick<LineProps, 'note'>) {
  if (note === undefined) return null;
  return (
    <>
      <Span color="part.fg">{note.says}</Span>
      {' · '}
    </>
  );
}

/** The catalogue price, beside a price for this bill only. */
export function ListPrice({ line }: Pick<LineProps, 'line'>) {
  const { listPrice, price } = line;
  if (listPrice === undefined || listPrice === price) return null;
  return (
    <>
      {' '}
      <MoneyText amount={listPrice} struck />
    </>
  );
}

/** The problem of a line, shown immediately. */
export function LineProblem({ problem }: { problem: string | undefined }) {
  if (problem === undefined) return null;
  return (
    <Box role="alert" display="flex" gap="1.5" pb="2" color="due.fg" textStyle="second" position="relative">
      <Box pt="0.5">
        <CircleAlert size={16} strokeWidth={2} aria-hidden />
      </Box>
      {problem}
    </Box>
  );
}
