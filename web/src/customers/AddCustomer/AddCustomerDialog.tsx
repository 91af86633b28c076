import { formatMessage } from '@galla/domain';
import { Suspense, useRef } from 'react';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { AddCustomerForm, type FormHandle } from './AddCustomerForm.tsx';
import type { NamedCustomer } from './useCreateCustomer.ts';

interface Props {
  open: boolean;
  /** The search text, which becomes the name or the number. */
  typed: string;
  /** The customer is for an order, whose screens have texts of their own. */
  inOrder?: boolean;
  onClose: () => void;
  /** Receives the added customer, or the existing one that was chosen instead. */
  onCustomer: (customer: NamedCustomer, added: boolean) => void;
}

/** "Add New Customer" (spec 2 §2). The form starts empty each time, except after the session ended in it. */
export function AddCustomerDialog({ open, typed, inOrder = false, onClose, onCustomer }: Props) {
  const form = useRef<FormHandle>(null);
  const close = (): void => {
    form.current?.forget();
    onClose();
  };
  return (
    <FormDialog open={open} title={formatMessage('customers.addTitle')} onClose={close}>
      <Suspense>
        <AddCustomerForm
          handle={form}
          typed={typed}
          inOrder={inOrder}
          onCancel={close}
          onCustomer={onCustomer}
        />
      </Suspense>
    </FormDialog>
  );
}
