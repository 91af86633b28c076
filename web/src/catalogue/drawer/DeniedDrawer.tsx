import { formatMessage, type ItemKind } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Drawer } from '@chakra-ui/react/drawer';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Sheet, SheetClose } from '../../ui/Sheet.tsx';
import { drawerTitle } from './titles.ts';

interface Props {
  kind: ItemKind;
  editing: boolean;
  onClose: () => void;
}

/**
 * Shown instead of the form if the user may not do what its URL asks for: says why, and leads back to the
 * list.
 */
export default function DeniedDrawer({ kind, editing, onClose }: Props) {
  return (
    <Sheet open onOpen={(open) => !open && onClose()} size="lg">
      <Drawer.Header>
        <Drawer.Title>{drawerTitle(kind, editing)}</Drawer.Title>
        <SheetClose />
      </Drawer.Header>
      <Drawer.Body>
        <EmptyState
          title={formatMessage(editing ? 'itemForm.mayNotEdit' : 'itemForm.mayNotAdd')}
          explained={formatMessage('rights.denied')}
        >
          <Button variant="outline" onClick={onClose}>
            {formatMessage('shell.close')}
          </Button>
        </EmptyState>
      </Drawer.Body>
    </Sheet>
  );
}
