import { formatMessage, type Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { itemName } from '../../ui/itemName.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import type { CartLine } from '../cart/cart.ts';
import { counted } from './lineNote.ts';

interface Props {
  line: CartLine;
  total: Paise | undefined;
  backToStock: boolean;
  onPutBack: () => void;
}

/** A removed billed line: struck through, can be restored until the bill is saved. */
export function RemovedLine({ line, total, backToStock, onPutBack }: Props) {
  const { name, quantity, unit } = line;
  const back = formatMessage('billing.backToStock', { quantity: counted(quantity, unit) });
  return (
    <Box asChild borderBottom="1px solid" borderColor="border">
      <li>
        <Box display="flex" alignItems="center" gap="4" minH="row.cart" py="1">
          <Box flex="1" minW="0">
            <Box asChild textStyle="rowTitle" color="fg.subtle" overflowWrap="anywhere">
              <s>{itemName(name)}</s>
            </Box>
            <Box textStyle="second" color="fg.subtle">
              <Span color="due.fg">{formatMessage('billing.removedLine')}</Span>
              {backToStock && ` · ${back}`}
            </Box>
          </Box>
          <Button
            variant="ghost"
            size="sm"
            aria-label={formatMessage('billing.putBackItem', { name })}
            onClick={onPutBack}
          >
            {formatMessage('billing.putBack')}
          </Button>
          {total !== undefined && <MoneyText amount={total} struck minW="20" textAlign="end" />}
        </Box>
      </li>
    </Box>
  );
}
