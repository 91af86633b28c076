import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Dialog } from '@chakra-ui/react/dialog';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import { Part } from '../../ui/Part.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { Places } from './Places.tsx';
import type { ListedSale } from './sales.ts';

interface Props {
  open: boolean;
  /** Global id; '' for the user's own sales. */
  employee: string;
  sales: readonly ListedSale[];
  onClose: () => void;
}

/** A map of where the page's orders were made (spec 3 §2.7). */
export default function PlacesDialog({ open, employee, sales, onClose }: Props) {
  return (
    <DialogFrame
      open={open}
      size="full"
      closable
      title={formatMessage('commission.map.title')}
      description={formatMessage('commission.map.explained')}
      onClose={onClose}
    >
      <Dialog.Body display="flex" minH="0" p="0" mt="3">
        <Part
          title={formatMessage('commission.map.failed')}
          skeleton={
            <Box p="5" w="full">
              <SkeletonRows rows={8} />
            </Box>
          }
        >
          {(attempt) => <Places employee={employee} sales={sales} attempt={attempt} />}
        </Part>
      </Dialog.Body>
    </DialogFrame>
  );
}
