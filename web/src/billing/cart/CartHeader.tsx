import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { CloudCheck, EllipsisVertical, ScanBarcode } from 'lucide-react';
import { useKeeping } from '../../local/keeping.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { usePhone } from '../../ui/useWide.ts';
import type { OpenCart } from '../openCarts/openCart.ts';
import { OpenCartItems, OpenCartsMenu } from './OpenCartsMenu.tsx';

interface Props {
  /** The document type; on a phone the customer is shown instead. */
  title: string;
  customerName: string;
  back: string;
  /** Whether the cart has content to keep or clear. */
  started: boolean;
  /** The other carts stored on this device. */
  openCarts: readonly OpenCart[];
  onClear: () => void;
  onChangeCustomer: () => void;
  /** Undefined if the device cannot scan. */
  onScan: (() => void) | undefined;
}

/** The header of the cart: title, draft note, and rarely used actions. */
export function CartHeader(props: Props) {
  const { title, customerName, back, started, openCarts, onClear, onChangeCustomer, onScan } = props;
  const keeping = useKeeping();
  if (!usePhone()) {
    return (
      <PageHeader
        title={title}
        back={back}
        status={
          started &&
          keeping && (
            <>
              <CloudCheck size={18} strokeWidth={1.75} aria-hidden />
              {formatMessage('billing.draftKept')}
            </>
          )
        }
        actions={
          <>
            <OpenCartsMenu carts={openCarts} />
            {started && (
              <Button variant="ghost" size="sm" onClick={onClear}>
                {formatMessage('billing.clearCart')}
              </Button>
            )}
          </>
        }
      />
    );
  }
  return (
    <PageHeader
      title={customerName}
      back={back}
      actions={
        <>
          {onScan && (
            <Button
              variant="plain"
              size="sm"
              px="0"
              aria-label={formatMessage('catalogue.scan')}
              onClick={onScan}
            >
              <ScanBarcode strokeWidth={1.75} aria-hidden />
            </Button>
          )}
          <Menu.Root positioning={{ placement: 'bottom-end' }}>
            <Menu.Trigger asChild>
              <Button variant="plain" size="sm" px="0" aria-label={formatMessage('shell.more')}>
                <EllipsisVertical strokeWidth={1.75} aria-hidden />
              </Button>
            </Menu.Trigger>
            <Portal>
              <Menu.Positioner>
                <Menu.Content>
                  <Menu.Item value="customer" onClick={onChangeCustomer}>
                    {formatMessage('billing.changeCustomer')}
                  </Menu.Item>
                  <OpenCartItems carts={openCarts} />
                  <Menu.Item value="clear" disabled={!started} onClick={started ? onClear : undefined}>
                    {formatMessage('billing.clearCart')}
                  </Menu.Item>
                </Menu.Content>
              </Menu.Positioner>
            </Portal>
          </Menu.Root>
        </>
      }
    />
  );
}
