import { formatMessage, type ItemKind } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { EllipsisVertical, FileUp, ShoppingBasket } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SheetFilter } from './sheetFiles.ts';
import { useDownload } from './useDownload.ts';

interface Props {
  kind: ItemKind;
  filter: SheetFilter;
  /** Undefined if the user may neither add nor change. */
  onImport: (() => void) | undefined;
}

/**
 * Import, Download and, for products, the list to buy in one menu; while a file is loading, the button aborts
 * it.
 */
export function SheetMenu({ kind, filter, onImport }: Props) {
  const { busy, Icon, says, press } = useDownload(kind, filter);
  if (busy) {
    return (
      <Button variant="plain" size="sm" px="0" aria-busy aria-label={says} onClick={press}>
        <Icon strokeWidth={1.75} aria-hidden />
      </Button>
    );
  }
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <Button variant="plain" size="sm" px="0" aria-label={formatMessage('sheets.menu')}>
          <EllipsisVertical strokeWidth={1.75} aria-hidden />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {kind === 'PRODUCT' && (
              <Menu.Item value="toBuy" asChild>
                <Link to="/products/to-buy">
                  <ShoppingBasket strokeWidth={1.75} aria-hidden />
                  {formatMessage('goods.toBuy')}
                </Link>
              </Menu.Item>
            )}
            {onImport && (
              <Menu.Item value="import" onClick={onImport}>
                <FileUp strokeWidth={1.75} aria-hidden />
                {formatMessage('sheets.import')}
              </Menu.Item>
            )}
            <Menu.Item value="download" onClick={press}>
              <Icon strokeWidth={1.75} aria-hidden />
              {says}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
