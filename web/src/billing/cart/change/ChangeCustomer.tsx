import { formatMessage, type BillingData } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Drawer } from '@chakra-ui/react/drawer';
import { Part } from '../../../ui/Part.tsx';
import { Sheet, SheetClose } from '../../../ui/Sheet.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { ChangeForm } from './ChangeForm.tsx';

interface Props {
  open: boolean;
  onOpen: (open: boolean) => void;
  data: BillingData;
  onData: (data: BillingData) => void;
}

/** Chooses another customer or employee for the same cart. */
export default function ChangeCustomer({ open, onOpen, data, onData }: Props) {
  return (
    <Sheet open={open} onOpen={onOpen} size="lg">
      <Drawer.Header>
        <Drawer.Title>{formatMessage('billing.changeCustomer')}</Drawer.Title>
        <SheetClose />
      </Drawer.Header>
      <Part
        title={formatMessage('customers.loadFailed')}
        skeleton={
          <Box px="5">
            <SkeletonRows rows={10} />
          </Box>
        }
      >
        {(attempt) => (
          <ChangeForm
            attempt={attempt}
            data={data}
            onData={(next) => {
              onData(next);
              onOpen(false);
            }}
          />
        )}
      </Part>
    </Sheet>
  );
}
