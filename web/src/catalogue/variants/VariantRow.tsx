import { formatRupees, type Milli } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { keepUnits } from '../../ui/itemName.ts';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import { stockText } from '../Stock.tsx';
import type { VariantEntry } from './variant.ts';

interface Props {
  variant: VariantEntry;
  /** Used in the labels of the stepper's buttons. */
  name: string;
  tracked: boolean;
  quantity: Milli;
  problem: string | undefined;
  onQuantity: (quantity: Milli) => void;
}

/** A variant with price, stock and the wanted quantity. */
export function VariantRow({ variant, name, tracked, quantity, problem, onQuantity }: Props) {
  const { sku, traits, price, available } = variant;
  const facts = [traits === '' ? undefined : sku, formatRupees(price), stockText({ tracked, available })];
  return (
    <Box asChild borderBottom="1px solid" borderColor="border">
      <li>
        <Box display="flex" alignItems="center" gap="4" minH="row.cart">
          <Box flex="1" minW="0">
            <Box textStyle="rowTitle" overflowWrap="anywhere">
              {keepUnits(traits === '' ? sku : traits)}
            </Box>
            <Box textStyle="second" color="fg.subtle">
              {keepUnits(facts.filter(Boolean).join(' · '))}
            </Box>
          </Box>
          <QuantityStepper
            name={name}
            value={quantity}
            onValue={onQuantity}
            max={tracked ? available : undefined}
            invalid={problem !== undefined}
            orNone
          />
        </Box>
        {problem !== undefined && (
          <Box role="alert" color="due.fg" textStyle="second" pb="2">
            {problem}
          </Box>
        )}
      </li>
    </Box>
  );
}
