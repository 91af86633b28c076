import { LOW_STOCK, quantityText, formatMessage, type Milli } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { CircleSlash } from 'lucide-react';

interface Props {
  tracked: boolean;
  available: Milli;
  /** Low by the item's own threshold; without it, by the default threshold. */
  isLow?: boolean;
  /** "16 in stock": for places where no heading says what the figure is. */
  worded?: boolean;
}

/** The stock in a column: a number, "3 left", "None left"; an en dash if stock is not tracked. */
export function Stock({ tracked, available, isLow = available <= LOW_STOCK, worded = false }: Props) {
  if (!tracked) return <Box color="fg.subtle">–</Box>;
  if (available <= 0) {
    return (
      <HStack color="due.fg" gap="1.5" justify="flex-end">
        <CircleSlash size={16} strokeWidth={2} aria-hidden />
        {formatMessage('catalogue.noneLeft')}
      </HStack>
    );
  }
  if (isLow) {
    return (
      <Box color="part.fg" fontWeight="semibold">
        {formatMessage('catalogue.left', { n: quantityText(available) })}
      </Box>
    );
  }
  const n = quantityText(available);
  return <Box color="fg.muted">{worded ? formatMessage('catalogue.inStock', { n }) : n}</Box>;
}

/** The same in a line of text: "12 in stock", "none left"; undefined if stock is not tracked. */
export function stockText({ tracked, available }: Props): string | undefined {
  if (!tracked) return undefined;
  return available <= 0
    ? formatMessage('catalogue.noneInStock')
    : formatMessage('catalogue.inStock', { n: quantityText(available) });
}

export const isSoldOut = ({ tracked, available }: Props): boolean => tracked && available <= 0;
