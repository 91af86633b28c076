import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { FormSkeleton } from '../../ui/form/FormSkeleton.tsx';
import { Part } from '../../ui/Part.tsx';
import type { Bill } from '../cart/useBill.ts';
import { PrescriptionForm } from './PrescriptionForm.tsx';

/** The tab of an optician's cart: what was measured, with the last prescription of the customer offered (spec 2 §2). */
export default function PrescriptionTab({ bill }: { bill: Bill }) {
  return (
    <Box pt="4">
      <Part title={formatMessage('prescription.formFailed')} skeleton={<FormSkeleton fields={6} />}>
        {(attempt) => <PrescriptionForm key={bill.cart.key} bill={bill} attempt={attempt} />}
      </Part>
    </Box>
  );
}
