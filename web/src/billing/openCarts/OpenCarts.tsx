import { formatMessage, formatCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { ShoppingCart } from 'lucide-react';
import { Link } from 'react-router-dom';
import { typeWords } from '../documentTypes.ts';
import { cartPath, type OpenCart } from './openCart.ts';

/** "Priya Agarwal · Invoice · 3 items" */
export const openCartText = ({ data, items }: OpenCart): string =>
  [data.contactName, formatMessage(typeWords(data.option).name), formatCount('billing.items', items)].join(
    ' · ',
  );

/** The open carts on this device, one press away, in a scrolling row. */
export function OpenCarts({ carts }: { carts: readonly OpenCart[] }) {
  if (carts.length === 0) return null;
  return (
    <Box asChild display="flex" alignItems="center" gap="2" overflowX="auto" minW="0" p="1" m="-1">
      <nav aria-label={formatMessage('billing.openCarts')}>
        <Box color="fg.muted" textStyle="second" flexShrink="0" hideBelow="md">
          {formatMessage('billing.openCarts')}
        </Box>
        {carts.map((cart) => (
          <Button key={cartPath(cart.data)} asChild variant="outline" size="sm" flexShrink="0">
            <Link to={cartPath(cart.data)}>
              <ShoppingCart size={16} strokeWidth={2} aria-hidden />
              {openCartText(cart)}
            </Link>
          </Button>
        ))}
      </nav>
    </Box>
  );
}
