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

/** What is told of a line that was changed. */
export interface LineNote {
  /** "Added", "was 1.1 m". */
  says: string;
  /** What it came to before. */
  totalWas?: Paise;
}

export interface LineProps {
  line: CartLine;
  /** What the customer pays for it. */
  total: Paise;
  /** What is wrong with it. */
  problem: string | undefined;
  /** A number that changes each time something was added to it; undefined where it was not the last. */
  added: number | undefined;
  chargesGst: boolean;
  /** How it differs from what was billed, where a bill is edited. */
  note?: LineNote | undefined;
  onQuantity: (quantity: number) => void;
  /** What is typed as its quantity is none. */
  onUnreadable: (unreadable: boolean, text: string) => void;
  onRemove: () => void;
  onEdit: () => void;
}

/** One line of the cart on desktop and tablet; name and price open the editor. */
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

/** How the line differs from what was billed, before what it costs. */
export function NoteText({ note }: Pick<LineProps, 'note'>) {
  if (note === undefined) return null;
  return (
    <>
      <Span color="part.fg">{note.says}</Span>
      {' · '}
    </>
  );
}

/** The catalogue's price behind one that is for this bill only. */
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

/** Said at the line as soon as it is so. */
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
