import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { UserPlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../app/toast/toast.ts';
import { AddCustomerDialog } from '../AddCustomer/AddCustomerDialog.tsx';
import { detailsPath } from '../CustomerDetails/address.ts';

interface AddingProps {
  onAdded: () => void;
  /** Renders the button that opens the form. */
  children: (open: () => void) => ReactNode;
}

/**
 * The form for a new contact, with the button that opens it. If the contact exists, its page is opened
 * instead.
 */
export function AddingContact({ onAdded, children }: AddingProps) {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      {children(() => setOpen(true))}
      <AddCustomerDialog
        open={open}
        typed=""
        onClose={() => setOpen(false)}
        onCustomer={({ id, name }, added) => {
          setOpen(false);
          if (!added) return void navigate(detailsPath(id));
          toast.success(formatMessage('customers.added', { name }));
          return onAdded();
        }}
      />
    </>
  );
}

/** "Add Contact" as the primary button. */
export const AddButton = ({ onAdded }: Pick<AddingProps, 'onAdded'>) => (
  <AddingContact onAdded={onAdded}>
    {(open) => (
      <Button h={{ base: 'control.lg', md: 'control' }} onClick={open}>
        <UserPlus strokeWidth={1.75} aria-hidden />
        {formatMessage('contacts.add')}
      </Button>
    )}
  </AddingContact>
);

/** The bottom bar of a phone: the total, and the Add button. */
export const AddContact = ({ total, onChanged }: { total: number; onChanged: () => void }) => (
  <HStack
    layerStyle="marginTop"
    position="sticky"
    bottom="0"
    zIndex="bar"
    justifyContent="space-between"
    mx="-4"
    px="4"
    py="2"
    bg="bg"
  >
    <Box>
      <Box textStyle="caption" color="fg.muted">
        {formatMessage('contacts.title')}
      </Box>
      <Box textStyle="figure">{total.toLocaleString('en-IN')}</Box>
    </Box>
    <AddButton onAdded={onChanged} />
  </HStack>
);
