import { say } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { X } from 'lucide-react';
import type { PictureForm_item$key } from '../../__generated__/PictureForm_item.graphql.ts';
import { PictureForm } from './PictureForm.tsx';

interface Props {
  /** A product or service of a list; closed while undefined. */
  item: PictureForm_item$key | undefined;
  onClose: () => void;
}

/** "Change picture" of one item, over its list; closes when the picture is saved. */
export function PictureDialog({ item, onClose }: Props) {
  return (
    <Dialog.Root
      open={item !== undefined}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{say('catalogueImage.change')}</Dialog.Title>
              <Dialog.CloseTrigger asChild>
                <Button variant="plain" size="sm" px="0" aria-label={say('shell.close')}>
                  <X strokeWidth={1.75} aria-hidden />
                </Button>
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <Dialog.Body>{item && <PictureForm item={item} onSaved={onClose} />}</Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
