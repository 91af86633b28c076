import { say } from '@galla/domain';
import { Dialog } from '@chakra-ui/react/dialog';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
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
    <FormDialog
      size="lg"
      open={product !== undefined}
      title={say('optical.assignPoints')}
      closable
      onClose={onClose}
    >
      <Dialog.Body pb="5">
        {product !== undefined && (
          <Part title={say('optical.pointsFailed')} skeleton={<SkeletonRows rows={5} />}>
            {(attempt) => <LoadedPoints product={product} attempt={attempt} />}
          </Part>
        )}
      </Dialog.Body>
    </FormDialog>
  );
}
