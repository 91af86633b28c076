import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Link } from '@chakra-ui/react/link';
import { HStack } from '@chakra-ui/react/stack';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';

interface Props {
  label: string;
  /** Global id. */
  product: string;
  /** Global id of the variant whose stock it is; without one it is that of the product. */
  variant?: string;
  /** As the form has it; empty where nobody counts. */
  stock: string;
  unit: string;
}

/** The panels that give way to the one of the stock. */
const PANELS = ['edit', 'variants', 'variant', 'powers', 'matrix'];

/** In the form of what is there already: its stock, and the way to its correction, which keeps why. */
export function StockFact({ label, product, variant, stock, unit }: Props) {
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  for (const panel of PANELS) next.delete(panel);
  next.set('stockOf', product);
  if (variant !== undefined) next.set('stockVariant', variant);
  return (
    <Box>
      <Box textStyle="label">{label}</Box>
      <HStack gap="4" minH="control.md" wrap="wrap">
        <Box>{stock === '' ? '–' : `${stock} ${unit}`.trim()}</Box>
        <Link asChild>
          <RouterLink to={{ search: String(next) }}>{formatMessage('stock.save')}</RouterLink>
        </Link>
      </HStack>
    </Box>
  );
}
