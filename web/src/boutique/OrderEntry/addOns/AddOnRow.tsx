import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { HStack } from '@chakra-ui/react/stack';
import { X } from 'lucide-react';
import { useId } from 'react';
import { MoneyInput } from '../../../ui/MoneyInput.tsx';
import type { Option } from '../shop/garment.ts';
import type { Row } from './AddOnsDialog.tsx';

interface Props {
  row: Row;
  /** Its position, from 1. */
  n: number;
  offered: readonly Option[];
  onChange: (change: Partial<Row>) => void;
  /** Undefined for the last one: at least one row remains. */
  onRemove: (() => void) | undefined;
}

/** An add-on: one of the shop's, which fills in its price, or one with any other name. */
export function AddOnRow({ row, n, offered, onChange, onRemove }: Props) {
  const id = useId();
  const rename = (name: string): void => {
    const own = offered.find((one) => one.name === name);
    onChange({ name, ...(own && { price: own.price }) });
  };
  return (
    <HStack gap="2">
      <Box flex="1" minW="0">
        <Input
          aria-label={formatMessage('orderEntry.addOnNameOf', { n })}
          placeholder={formatMessage('orderEntry.addOnName')}
          list={id}
          autoComplete="off"
          maxLength={60}
          value={row.name}
          onChange={(event) => rename(event.target.value)}
        />
        <datalist id={id}>
          {offered.map(({ option, name }) => (
            <option key={option} value={name}>
              {name}
            </option>
          ))}
        </datalist>
      </Box>
      <Box w="cell.amount" flexShrink="0">
        <MoneyInput
          aria-label={formatMessage('orderEntry.addOnPriceOf', { name: row.name || n })}
          value={row.price}
          onValue={(price) => onChange({ price })}
        />
      </Box>
      <Button
        variant="plain"
        px="2"
        disabled={onRemove === undefined}
        aria-label={formatMessage('orderEntry.removeAddOn', { n })}
        onClick={onRemove}
      >
        <X strokeWidth={1.75} aria-hidden />
      </Button>
    </HStack>
  );
}
