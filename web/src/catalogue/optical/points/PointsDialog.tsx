import { say } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { X } from 'lucide-react';
import { Part } from '../../../ui/Part.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { LoadedPoints } from './LoadedPoints.tsx';

interface Props {
  /** Global id of the product; undefined while none is open. */
  product: string | undefined;
  onClose: () => void;
}

/** "Assign points": what people earn by selling a product, by designation (spec 3 §2.9, §6). */
export function PointsDialog({ product, onClose }: Props) {
  return (
    <Dialog.Root
      size="lg"
      open={product !== undefined}
      onOpenChange={({ open }) => !open && onClose()}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{say('optical.assignPoints')}</Dialog.Title>
              <Dialog.CloseTrigger asChild>
                <Button variant="plain" size="sm" px="0" aria-label={say('shell.close')}>
                  <X strokeWidth={1.75} aria-hidden />
                </Button>
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <Dialog.Body pb="5">
              {product !== undefined && (
                <Part title={say('optical.pointsFailed')} skeleton={<SkeletonRows rows={5} />}>
                  {(attempt) => <LoadedPoints product={product} attempt={attempt} />}
                </Part>
              )}
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
