import { formatMessage, formatRupees, type Milli, type Paise, quantityText } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { Switch } from '@chakra-ui/react/switch';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { OneLine } from '../../ui/OneLine.tsx';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import { counted } from '../document/counted.ts';
import { lineProblem } from './values.ts';
import type { SoldRow } from './soldDocument.ts';

/** Name, sold, returned, left, stepper, condition, amount; on a phone in three lines. */
export const COLUMNS = 'minmax(0, 1fr) 3.5rem 4.25rem 3.5rem 6.25rem 7.25rem 5.5rem';

interface Props {
  row: SoldRow;
  quantity: Milli;
  damaged: boolean;
  value: Paise;
  onQuantity: (quantity: Milli) => void;
  onDamaged: (damaged: boolean) => void;
}

/** A quantity of the invoice line: in its column on desktops, with its label on phones. */
function Figure({ label, quantity, unit }: { label: string; quantity: Milli; unit: string }) {
  return (
    <Box textAlign={{ lg: 'end' }} color="fg.muted" whiteSpace="nowrap">
      <Box as="span" hideFrom="lg">{`${label} `}</Box>
      {quantity === 0 ? '–' : counted(quantityText(quantity), unit)}
    </Box>
  );
}

/** Whether the returned goods can be sold again. */
function Condition({ row, damaged, onDamaged }: Pick<Props, 'row' | 'damaged' | 'onDamaged'>) {
  return (
    <Switch.Root
      checked={!damaged}
      onCheckedChange={({ checked }) => onDamaged(!checked)}
      minH={{ base: 'control.touch', lg: 'control.sm' }}
    >
      <Switch.HiddenInput />
      <Switch.Control />
      <Switch.Label color={damaged ? 'due.fg' : 'fg.muted'} fontWeight="normal">
        {formatMessage(damaged ? 'returns.damaged' : 'returns.toStock')}
        <Span srOnly>{`, ${row.name}`}</Span>
      </Switch.Label>
    </Switch.Root>
  );
}

/** A line of the invoice and the quantity returned. */
export function ReturnLine({ row, quantity, damaged, value, onQuantity, onDamaged }: Props) {
  const problem = lineProblem(row, quantity);
  return (
    <Box asChild borderBottom="1px solid" borderColor="border" py="2">
      <li>
        <Box
          display="grid"
          gridTemplateColumns={{ base: '1fr auto', lg: COLUMNS }}
          columnGap="3"
          rowGap="1"
          alignItems="center"
        >
          <Box minW="0" gridColumn={{ base: '1 / -1', lg: 'auto' }}>
            <OneLine textStyle="rowTitle">{row.name}</OneLine>
            <OneLine textStyle="second" color="fg.subtle">
              {`${formatRupees(row.price)} · GST ${row.rate} %`}
            </OneLine>
          </Box>
          <Box
            display={{ base: 'flex', lg: 'contents' }}
            gap="3"
            gridColumn={{ base: '1 / -1', lg: 'auto' }}
            textStyle={{ base: 'second', lg: 'body' }}
          >
            <Figure label={formatMessage('returns.sold')} quantity={row.quantity} unit={row.unit} />
            <Figure label={formatMessage('returns.returned')} quantity={row.returned} unit={row.unit} />
            <Figure label={formatMessage('returns.left')} quantity={row.left} unit={row.unit} />
          </Box>
          <Box display={{ base: 'flex', lg: 'contents' }} gap="3" alignItems="center">
            {row.left > 0 ? (
              <QuantityStepper
                name={row.name}
                value={quantity}
                onValue={onQuantity}
                max={row.left}
                invalid={problem !== undefined}
                orNone
              />
            ) : (
              <Box />
            )}
            {quantity > 0 && row.stocks ? (
              <Condition row={row} damaged={damaged} onDamaged={onDamaged} />
            ) : (
              <Box />
            )}
          </Box>
          <Box textAlign="end" fontWeight="semibold">
            <MoneyText amount={value} dashAtZero />
          </Box>
        </Box>
        {problem !== undefined && (
          <Box role="alert" color="due.fg" textStyle="second">
            {problem}
          </Box>
        )}
      </li>
    </Box>
  );
}
