import { formatMessage } from '@galla/domain';
import { PrescriptionList } from '../../billing/index.ts';
import { Part } from '../../ui/Part.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { CustomerPart } from './Part.tsx';

interface Props {
  /** Global id of the customer. */
  customer: string;
  /** Opens a bill over the screen. */
  onOpen: (document: string) => void;
}

/** The customer's prescriptions from an optician. */
export const PrescriptionsPart = ({ customer, onOpen }: Props) => (
  <CustomerPart title={formatMessage('prescription.plural')}>
    <Part title={formatMessage('prescription.lastFailed')} skeleton={<SkeletonRows rows={2} />}>
      {(attempt) => <PrescriptionList customer={customer} attempt={attempt} onOpen={onOpen} />}
    </Part>
  </CustomerPart>
);
