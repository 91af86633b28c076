import { say } from '@galla/domain';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { Suspense, useRef } from 'react';
import { AddCustomerForm, type FormHandle } from './AddCustomerForm.tsx';
import type { NamedCustomer } from './useAddCustomer.ts';

interface Props {
  open: boolean;
  /** What was searched for: it becomes the name or the number. */
  typed: string;
  onClose: () => void;
  /** The customer that was added, or is there already and was chosen instead. */
  onCustomer: (customer: NamedCustomer, added: boolean) => void;
}

/** "Add New Customer" (spec 2 §2). The form begins anew each time it is opened, unless the session ended in it. */
export function AddCustomerDialog({ open, typed, onClose, onCustomer }: Props) {
  const form = useRef<FormHandle>(null);
  const close = (): void => {
    form.current?.forget();
    onClose();
  };
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(details) => {
        if (!details.open) close();
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
            <Suspense>
              <AddCustomerForm handle={form} typed={typed} onCancel={close} onCustomer={onCustomer} />
            </Suspense>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
