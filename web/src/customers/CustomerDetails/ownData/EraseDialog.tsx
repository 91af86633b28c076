import { confirmsName, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import { useRelayEnvironment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../../app/toast/toast.ts';
import { RecordDialogForm } from '../../../record/RecordDialogForm.tsx';
import { useFreshPin } from '../../../session/index.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { FormField } from '../../../ui/FormField.tsx';
import { forgetCustomer } from '../../knownCustomers.ts';
import { useErase } from './useOwnData.ts';

interface Props {
  /** Global id. */
  customer: string;
  name: string;
  onClose: () => void;
}

/** Asks for the name and the PIN before a customer is erased permanently. */
export function EraseDialog({ customer, name, onClose }: Props) {
  const pin = useFreshPin(formatMessage('ownData.eraseTitle', { name }));
  const { write, busy, checking } = useErase(pin.ask);
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  return (
    <>
      <FormDialog open title={formatMessage('ownData.eraseTitle', { name })} onClose={onClose}>
        <RecordDialogForm<{ name: string }, Awaited<ReturnType<typeof write>>>
          stored={{ name: '' }}
          check={(values): Record<string, string> =>
            confirmsName(values.name, name) ? {} : { name: formatMessage('ownData.nameDiffers') }
          }
          save={(values, key) => write({ key, customer, name: values.name })}
          onSaved={() => {
            forgetCustomer(environment, customer);
            toast.success(formatMessage('ownData.erased'));
            void navigate('/crm', { replace: true });
          }}
          submit={formatMessage('ownData.erase')}
          busy={busy}
          checking={checking}
          onCancel={onClose}
        >
          {() => (
            <>
              <Box>{formatMessage('ownData.eraseGoes')}</Box>
              <Box color="fg.muted">{formatMessage('ownData.eraseExplained')}</Box>
              <FormField name="name" label={formatMessage('ownData.eraseType', { name })} required>
                {(field) => <Input {...field} autoComplete="off" />}
              </FormField>
            </>
          )}
        </RecordDialogForm>
      </FormDialog>
      {pin.dialog}
    </>
  );
}
