import { confirmsName, say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import { useRelayEnvironment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../../app/toast/toast.ts';
import { FormStatus } from '../../../record/FormStatus.tsx';
import { RecordForm } from '../../../record/RecordForm.tsx';
import { useFreshPin } from '../../../session/index.ts';
import { DialogForm } from '../../../ui/dialog/DialogForm.tsx';
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

/** Asks for the name and the PIN before a customer is erased for good. */
export function EraseDialog({ customer, name, onClose }: Props) {
  const pin = useFreshPin(say('ownData.eraseTitle', { name }));
  const { write, busy } = useErase(pin.ask);
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  return (
    <>
      <FormDialog open title={say('ownData.eraseTitle', { name })} onClose={onClose}>
        <RecordForm<{ name: string }, Awaited<ReturnType<typeof write>>>
          stored={{ name: '' }}
          guard="none"
          check={(values): Record<string, string> =>
            confirmsName(values.name, name) ? {} : { name: say('ownData.nameDiffers') }
          }
          save={(values, key) => write({ key, customer, name: values.name })}
          onSaved={() => {
            forgetCustomer(environment, customer);
            toast.success(say('ownData.erased'));
            void navigate('/crm', { replace: true });
          }}
          renderFrame={(content, { handleSubmit }) => (
            <DialogForm
              submit={say('ownData.erase')}
              pending={say('shell.saving')}
              busy={busy}
              onSubmit={handleSubmit}
              onCancel={onClose}
            >
              {content}
            </DialogForm>
          )}
        >
          {() => (
            <>
              <Box>{say('ownData.eraseGoes')}</Box>
              <Box color="fg.muted">{say('ownData.eraseExplained')}</Box>
              <FormField name="name" label={say('ownData.eraseType', { name })} required>
                {(field) => <Input {...field} autoComplete="off" />}
              </FormField>
              <FormStatus />
            </>
          )}
        </RecordForm>
      </FormDialog>
      {pin.dialog}
    </>
  );
}
