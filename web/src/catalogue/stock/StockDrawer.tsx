import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Drawer } from '@chakra-ui/react/drawer';
import { useState } from 'react';
import { Part } from '../../ui/Part.tsx';
import { Sheet, SheetClose } from '../../ui/Sheet.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { StockBody } from './StockBody.tsx';

interface Props {
  /** Global id of a product; the drawer is closed while undefined. */
  product: string | undefined;
  /** Global id of the variant selected initially. */
  variant?: string | undefined;
  onClose: () => void;
}

/** The stock of a product: current level, history, and correction with a reason. */
export function StockDrawer({ product, variant, onClose }: Props) {
  return (
    <Sheet open={product !== undefined} onOpen={(open) => !open && onClose()} size="md">
      {product !== undefined && <Shown key={product} product={product} begin={variant} />}
    </Sheet>
  );
}

function Shown({ product, begin }: { product: string; begin: string | undefined }) {
  const [variant, setVariant] = useState(begin);
  return (
    <>
      <Drawer.Header>
        <Drawer.Title asChild>
          <Box flex="1" minW="0" textStyle="person">
            {formatMessage('stock.title')}
          </Box>
        </Drawer.Title>
        <SheetClose />
      </Drawer.Header>
      <Drawer.Body>
        <Part title={formatMessage('stock.loadFailed')} skeleton={<SkeletonRows rows={8} />}>
          {(attempt) => (
            <StockBody product={product} variant={variant} attempt={attempt} onVariant={setVariant} />
          )}
        </Part>
      </Drawer.Body>
    </>
  );
}
