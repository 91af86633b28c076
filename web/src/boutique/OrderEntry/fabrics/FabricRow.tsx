import { fabricAmount, formatMessage, quantityText, type Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { MoneyInput } from '../../../ui/MoneyInput.tsx';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { QuantityStepper } from '../../../ui/QuantityStepper.tsx';
import { isWholeFabric, type FoundFabric } from './found.ts';

/** A fabric while it is entered. */
export interface EnteredFabric extends Omit<FoundFabric, 'rate'> {
  rate: Paise | undefined;
  /** The typed quantity is not a number. */
  unreadable: boolean;
}

interface Props {
  fabric: EnteredFabric;
  /** Number of pieces of the item. */
  pieces: number;
  problem: string | undefined;
  /** It was just added, so its quantity field takes the focus. */
  fresh: boolean;
  onChange: (change: Partial<EnteredFabric>) => void;
  onRemove: () => void;
}

/** Quantity per piece and rate of a fabric. Warns as soon as the stock is too low. */
export function FabricRow({ fabric, pieces, problem, fresh, onChange, onRemove }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fresh) place.current?.querySelector('input')?.focus();
  }, [fresh]);
  const { name, unit, quantity, rate, available, unreadable } = fabric;
  const needed = quantity * pieces;
  const short =
    available !== undefined && needed > available
      ? formatMessage('fabric.short', {
          needed: quantityText(needed),
          unit,
          available: quantityText(available),
        })
      : undefined;
  const message = problem ?? short;
  return (
    <Box ref={place} borderBottom="1px solid" borderColor="border" pb="3">
      <HStack justify="space-between" gap="2">
        <Box textStyle="rowTitle" minW="0" overflowWrap="anywhere">
          {name}
        </Box>
        <Button
          variant="plain"
          px="2"
          aria-label={formatMessage('fabric.remove', { name })}
          onClick={onRemove}
        >
          <X strokeWidth={1.75} aria-hidden />
        </Button>
      </HStack>
      <HStack gap="3" align="flex-start">
        <QuantityStepper
          field
          name={name}
          value={quantity}
          step={isWholeFabric({ ...fabric, rate: 0 }) ? 1000 : 250}
          invalid={unreadable || (problem ?? short) !== undefined}
          onValue={(next) => onChange({ quantity: next, unreadable: false })}
          onUnreadable={(next) => onChange({ unreadable: next })}
        />
        <Box w="cell.amount" flexShrink="0">
          <MoneyInput
            aria-label={formatMessage('fabric.rateOf', { name, unit })}
            value={rate}
            onValue={(next) => onChange({ rate: next })}
          />
        </Box>
      </HStack>
      <HStack justify="space-between" align="baseline" gap="3" pt="1">
        <Box
          textStyle="caption"
          color={message === undefined ? 'fg.muted' : 'due.fg'}
          role={problem === undefined ? undefined : 'alert'}
        >
          {message ?? formatMessage('fabric.each', { unit })}
        </Box>
        {rate !== undefined && !unreadable && (
          <MoneyText amount={fabricAmount({ quantity, rate })} fontWeight="semibold" />
        )}
      </HStack>
    </Box>
  );
}
