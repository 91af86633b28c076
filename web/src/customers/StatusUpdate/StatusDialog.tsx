import { mobileText, formatMessage } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { StatusDialog_customer$key } from '../../__generated__/StatusDialog_customer.graphql.ts';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { Dialog } from '@chakra-ui/react/dialog';
import { Part } from '../../ui/Part.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { detailsPath } from '../CustomerDetails/address.ts';
import { StatusChoice } from './StatusChoice.tsx';

/**
 * "Update Status": the statuses, and the form of the chosen one (spec 2 §4). Closing returns to the customer.
 */
export function StatusDialog({ customer }: { customer: StatusDialog_customer$key }) {
  const data = useFragment(
    graphql`
      fragment StatusDialog_customer on Customer {
        id
        name
        mobile
        status
      }
    `,
    customer,
  );
  const navigate = useNavigate();
  const close = (): void => void navigate(detailsPath(data.id), { replace: true });
  const who = { id: data.id, name: data.name, status: data.status ?? null };
  return (
    <FormDialog
      open
      size="lg"
      title={formatMessage('customers.updateStatus')}
      description={[data.name, mobileText(data.mobile)].filter(Boolean).join(' · ')}
      onClose={close}
    >
      <Part
        title={formatMessage('customers.statusFailed')}
        skeleton={
          <Dialog.Body>
            <SkeletonRows rows={8} />
          </Dialog.Body>
        }
      >
        {(attempt) => <StatusChoice customer={who} attempt={attempt} onEnd={close} />}
      </Part>
    </FormDialog>
  );
}
