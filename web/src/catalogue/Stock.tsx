import { LOW_STOCK, quantityText, formatMessage, type Milli } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { CircleSlash } from 'lucide-react';

interface Props {
  tracked: boolean;
  available: Milli;
  /** Few by the item's own mark; without it by the mark of all items. */
  isLow?: boolean;
  /** "16 in stock": where no heading says what the figure is. */
  worded?: boolean;
}

/** What is in stock, in a column: a figure, "3 left", "None left"; an en dash where nobody counts. */
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

/** The same within a line of text: "12 in stock", "none left"; undefined where nobody counts. */
export function stockText({ tracked, available }: Props): string | undefined {
  if (!tracked) return undefined;
  return available <= 0
    ? formatMessage('catalogue.noneInStock')
    : formatMessage('catalogue.inStock', { n: quantityText(available) });
}

export const isSoldOut = ({ tracked, available }: Props): boolean => tracked && available <= 0;
