import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { Shirt } from 'lucide-react';
import { CreateOrder } from '../garments/CreateOrder.tsx';

interface Props {
  /** Opens the items; undefined if the user may not change them. */
  onItems: (() => void) | undefined;
  mayOrder: boolean;
}

/** "Items" and "Create Order"; icons only on a phone. */
export const HeaderActs = ({ onItems, mayOrder }: Props) => (
  <>
    {onItems && (
      <Button variant="outline" size="sm" aria-label={formatMessage('designScreen.items')} onClick={onItems}>
        <Shirt strokeWidth={1.75} aria-hidden />
        <Span hideBelow="md">{formatMessage('designScreen.items')}</Span>
      </Button>
    )}
    {mayOrder && <CreateOrder />}
  </>
);
