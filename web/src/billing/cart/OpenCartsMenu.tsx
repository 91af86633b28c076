import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { cartPath, type OpenCart } from '../openCarts/openCart.ts';
import { openCartText } from '../openCarts/OpenCarts.tsx';

/** Menu entries that lead to the other open carts; this one stays stored. */
export function OpenCartItems({ carts }: { carts: readonly OpenCart[] }) {
  return carts.map((cart, index) => (
    <Menu.Item key={cartPath(cart.data)} value={`cart-${index}`} asChild>
      <Link to={cartPath(cart.data)}>{openCartText(cart)}</Link>
    </Menu.Item>
  ));
}

/** Switches from this cart to another open one. */
export function OpenCartsMenu({ carts }: { carts: readonly OpenCart[] }) {
  if (carts.length === 0) return null;
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button variant="ghost" size="sm">
          {`${formatMessage('billing.openCarts')} · ${carts.length}`}
          <ChevronDown strokeWidth={1.75} aria-hidden />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <OpenCartItems carts={carts} />
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
