import { useNavigate } from 'react-router-dom';
import { AddCustomerDialog } from '../../customers/AddCustomer/AddCustomerDialog.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** "Add New Customer" from any screen; the new customer is selected on /Billing. */
export default function NewCustomer({ open, onClose }: Props) {
  const navigate = useNavigate();
  return (
    <AddCustomerDialog
      open={open}
      typed=""
      onClose={onClose}
      onCustomer={({ id }) => {
        onClose();
        void navigate(`/Billing?${new URLSearchParams({ customer: id })}`);
      }}
    />
  );
}
