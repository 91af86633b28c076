import { quantityText, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { Pencil } from 'lucide-react';
import { itemName } from '../../ui/itemName.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { LineProblem, ListPrice, NoteText, type LineProps } from './CartLineRow.tsx';
import { lineElementId } from './elements.ts';
import { Flash } from './Flash.tsx';
import { priceText } from './priceText.ts';

/** One line of the cart on a phone: two text lines; the whole row opens the editor. */
export function PhoneLine({ line, total, problem, added, chargesGst, note, onEdit }: LineProps) {
  return (
    <Box asChild position="relative" borderBottom="1px solid" borderColor="border">
      <li id={lineElementId(line.key)}>
        {added !== undefined && <Flash key={added} />}
        <chakra.button
          type="button"
          position="relative"
          display="flex"
          alignItems="center"
          gap="3"
          w="full"
          minH="row.cart"
          py="1"
          textAlign="start"
          cursor="button"
          onClick={onEdit}
        >
          <Box flex="1" minW="0">
            <Box textStyle="rowTitle" overflowWrap="anywhere">
              <Span srOnly>{formatMessage('billing.editLine')}</Span> {itemName(line.name)}
            </Box>
            <Box textStyle="second" color="fg.subtle" truncate>
              <NoteText note={note} />
              {priceText(line, chargesGst, false)}
              <ListPrice line={line} />
            </Box>
          </Box>
          <Box textAlign="end" flexShrink="0">
            <MoneyText amount={total} textStyle="rowTitle" fontWeight="semibold" />
            <Box
              display="flex"
              alignItems="center"
              justifyContent="flex-end"
              gap="1.5"
              color="accent.fg"
              textStyle="second"
              fontWeight="semibold"
            >
              × {quantityText(line.quantity)}
              <Pencil size={16} strokeWidth={2} aria-hidden />
            </Box>
          </Box>
        </chakra.button>
        <LineProblem problem={problem} />
      </li>
    </Box>
  );
}
