import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Link } from '@chakra-ui/react/link';
import { HStack } from '@chakra-ui/react/stack';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';

interface Props {
  label: string;
  /** Global id. */
  product: string;
  /** Global id of the variant; without it, the stock is the product's. */
  variant?: string;
  /** The form's value; empty if stock is not tracked. */
  stock: string;
  unit: string;
}

/** The panels that the stock drawer replaces. */
const PANELS = ['edit', 'variants', 'variant', 'powers', 'matrix'];

/**
 * Shown in the form of an existing item: its stock, with a link to the correction, which records a reason.
 */
export function StockFact({ label, product, variant, stock, unit }: Props) {
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  for (const panel of PANELS) next.delete(panel);
  next.set('stockOf', product);
  if (variant !== undefined) next.set('stockVariant', variant);
  return (
    <Box>
      <Box textStyle="label">{label}</Box>
      <HStack gap="4" minH="control" wrap="wrap">
        <Box>{stock === '' ? '–' : `${stock} ${unit}`.trim()}</Box>
        <Link asChild>
          <RouterLink to={{ search: String(next) }}>{formatMessage('stock.save')}</RouterLink>
        </Link>
      </HStack>
    </Box>
  );
}
