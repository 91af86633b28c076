import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { FormSkeleton } from '../../ui/form/FormSkeleton.tsx';
import { Part } from '../../ui/Part.tsx';
import { PrescriptionForm } from './PrescriptionForm.tsx';
import type { Prescribing } from './prescribing.ts';

/**
 * The tab of an optician's bill: the measured figures, and the offer of the customer's last prescription (spec 2
 * §2).
 */
export default function PrescriptionTab({ bill }: { bill: Prescribing }) {
  return (
    <Box pt="4">
      <Part title={formatMessage('prescription.formFailed')} skeleton={<FormSkeleton fields={6} />}>
        {(attempt) => <PrescriptionForm key={bill.cart.key} bill={bill} attempt={attempt} />}
      </Part>
    </Box>
  );
}
