import { formatMessage, receivedAmount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import { Labelled } from '../../ui/Labelled.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { isWhole, numbersOf, type Line } from './entries.ts';

interface Props {
  line: Line;
  problems: Partial<Record<'quantity' | 'cost', string | undefined>>;
  /** It was just added or found again: its quantity takes the focus. Another number focuses again. */
  focused: number | undefined;
  onChange: (change: Partial<Line>) => void;
  onRemove: () => void;
  /** Enter in the last field: on to the next product. */
  onDone: () => void;
}

/** Enter goes on instead of submitting the form; with Ctrl it saves. */
const onEnter = (then: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  then(event);
};

/** From the quantity on to the cost of the same row. */
const goToCost = onEnter(({ currentTarget }) =>
  currentTarget.closest('li')?.querySelectorAll('input')[1]?.focus(),
);

/** A product of the delivery: quantity, cost of one, and the amount. */
export function DeliveryRow({ line, problems, focused, onChange, onRemove, onDone }: Props) {
  const place = useRef<HTMLLIElement>(null);
  // Told before each value, and once more when the field goes, when there is nothing to change.
  const unreadable = useRef(line.unreadable);
  const begin = useEffectEvent(() => place.current?.querySelector('input')?.focus());
  useEffect(() => {
    if (focused !== undefined) begin();
  }, [focused]);
  const { name, unit } = line;
  const { quantity, cost } = numbersOf(line);
  const amount =
    quantity === undefined || cost === undefined || cost < 0 ? undefined : receivedAmount({ quantity, cost });
  return (
    <Box
      asChild
      display="grid"
      gridTemplateColumns={{ base: '1fr 1fr', md: 'minmax(0, 2fr) 1fr 1fr 1fr auto' }}
      gap="3"
      alignItems="start"
      py="3"
      borderBottom="1px solid"
      borderColor="border"
    >
      <li ref={place} aria-label={name}>
        <Box textStyle="rowTitle" overflowWrap="anywhere" gridColumn={{ base: '1 / -1', md: 'auto' }}>
          {name}
        </Box>
        <Labelled label={`${formatMessage('goods.quantity')} (${unit})`} error={problems.quantity}>
          <Input
            value={line.quantity}
            inputMode={isWhole(line) ? 'numeric' : 'decimal'}
            autoComplete="off"
            textAlign="end"
            onChange={(event) => onChange({ quantity: event.target.value })}
            onKeyDown={goToCost}
          />
        </Labelled>
        <Labelled label={formatMessage('goods.cost')} error={problems.cost}>
          <MoneyInput
            value={line.cost}
            onUnreadable={(now) => {
              unreadable.current = now;
            }}
            onValue={(next) => onChange({ cost: next, unreadable: unreadable.current })}
            onKeyDown={onEnter(onDone)}
          />
        </Labelled>
        <Box textAlign={{ md: 'end' }} fontWeight="semibold" alignSelf="center">
          {amount === undefined ? '–' : <MoneyText amount={amount} />}
        </Box>
        <Button
          variant="plain"
          px="2"
          justifySelf="end"
          alignSelf="center"
          aria-label={formatMessage('goods.removeLine', { name })}
          onClick={onRemove}
        >
          <X strokeWidth={1.75} aria-hidden />
        </Button>
      </li>
    </Box>
  );
}
