import { formatMessage } from '@galla/domain';
import { Link } from '@chakra-ui/react/link';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link as RouterLink } from 'react-router-dom';
import type { EditDialog_customer$key } from '../../../__generated__/EditDialog_customer.graphql.ts';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { toast } from '../../../app/toast/toast.ts';
import { RecordDialogForm } from '../../../record/RecordDialogForm.tsx';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { detailsPath } from '../address.ts';
import { BothVersions } from './BothVersions.tsx';
import { ConsentFields } from './ConsentFields.tsx';
import { EditFields } from './EditFields.tsx';
import { checkEdit, editInput, storedCustomer, type EditValues } from './editValues.ts';
import { useUpdateCustomer } from './useUpdateCustomer.ts';

interface Props {
  customer: EditDialog_customer$key;
  onClose: () => void;
}

/** "Edit Customer Details" (spec 2 §2). On a conflict the user sees both versions and decides. */
export function EditDialog({ customer, onClose }: Props) {
  const data = useFragment(
    graphql`
      fragment EditDialog_customer on Customer {
        ...editValues_customer
      }
    `,
    customer,
  );
  const [start] = useState(() => storedCustomer(data));
  const [version, setVersion] = useState(start.version);
  const [meanwhile, setMeanwhile] = useState<EditValues>();
  const [taken, setTaken] = useState<{ id: string; name: string }>();
  const { write, busy, checking } = useUpdateCustomer();
  const { today } = useShopClock();
  return (
    <FormDialog open size="lg" title={formatMessage('customers.editTitle')} onClose={onClose}>
      <RecordDialogForm
        stored={start.values}
        check={(values) => checkEdit(values, today)}
        save={(values, key) => {
          setTaken(undefined);
          return write(editInput(values, { key, customer: start.id, version, stored: start.values }));
        }}
        onSaved={({ saved }) => {
          toast.success(formatMessage('customers.updated', { name: saved.customer.name }));
          onClose();
        }}
        onRefused={({ answer }, _values, { setErrors }) => {
          if (answer?.changed) {
            const now = storedCustomer(answer.changed.customer);
            setVersion(now.version);
            setMeanwhile(now.values);
            return true;
          }
          if (!answer?.taken) return false;
          setTaken(answer.taken.takenBy ?? undefined);
          setErrors({ mobile: formatMessage('customers.mobileTaken') });
          return true;
        }}
        submit={formatMessage('customers.saveChanges')}
        busy={busy}
        onCancel={onClose}
        checking={checking}
      >
        {() => (
          <>
            {meanwhile && <BothVersions stored={meanwhile} onDecided={() => setMeanwhile(undefined)} />}
            {taken && (
              <output>
                <Link asChild>
                  <RouterLink to={detailsPath(taken.id)} onClick={onClose}>
                    {formatMessage('customers.openExisting', { name: taken.name })}
                  </RouterLink>
                </Link>
              </output>
            )}
            <EditFields aadhaar={start.aadhaar} today={today} />
            <ConsentFields stored={start.values.consent} />
          </>
        )}
      </RecordDialogForm>
    </FormDialog>
  );
}
