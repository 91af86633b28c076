import { say } from '@galla/domain';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { AddCustomerForm } from './AddCustomerForm.tsx';
import type { NamedCustomer } from './useAddCustomer.ts';

interface Props {
  open: boolean;
  /** What was searched for: it becomes the name or the number. */
  typed: string;
  onClose: () => void;
  /** The customer that was added, or is there already and was chosen instead. */
  onCustomer: (customer: NamedCustomer, added: boolean) => void;
}

/** "Add New Customer" (spec 2 §2). The form begins anew each time it is opened. */
export function AddCustomerDialog({ open, typed, onClose, onCustomer }: Props) {
  return (
    <Dialog.Root
      open={open}
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
              <Dialog.Title>{say('customers.addTitle')}</Dialog.Title>
            </Dialog.Header>
            <AddCustomerForm typed={typed} onCancel={onClose} onCustomer={onCustomer} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
