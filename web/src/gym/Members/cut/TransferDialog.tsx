import { checkTransfer, formatMessage } from '@galla/domain';
import { Input } from '@chakra-ui/react/input';
import { useReload } from '../../../app/router/useReasked.ts';
import { toast } from '../../../app/toast/toast.ts';
import { RecordDialogForm } from '../../../record/RecordDialogForm.tsx';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { FormField } from '../../../ui/FormField.tsx';
import { formErrors } from '../../../ui/problems.ts';
import type { Member } from '../useMembers.ts';
import { useTransferMember } from '../useWriteMembers.ts';

interface Props {
  member: Member;
  onClose: () => void;
}

interface Values {
  name: string;
  mobile: string;
  email: string;
}

/**
 * Gives the remaining days of a running membership to somebody else. A known mobile identifies an existing
 * customer.
 */
export function TransferDialog({ member: { id, name, period }, onClose }: Props) {
  const { write, busy, checking } = useTransferMember();
  const { reload } = useReload();
  return (
    <FormDialog open title={formatMessage('members.transferTitle', { name })} onClose={onClose}>
      <RecordDialogForm<Values, Awaited<ReturnType<typeof write>>>
        stored={{ name: '', mobile: '', email: '' }}
        check={(values) => formErrors(checkTransfer(values))}
        save={({ email, ...values }, key) =>
          write({ key, member: id, period: period.code, ...values, email: email.trim() || null })
        }
        onSaved={() => {
          toast.success(formatMessage('members.transferred'));
          onClose();
          void reload();
        }}
        submit={formatMessage('members.transfer')}
        busy={busy}
        onCancel={onClose}
        checking={checking}
      >
        {() => (
          <>
            <p>{formatMessage('members.transferExplained', { name })}</p>
            <FormField name="name" label={formatMessage('members.name')} required>
              {(field) => <Input {...field} autoComplete="off" autoCapitalize="words" />}
            </FormField>
            <FormField
              name="mobile"
              label={formatMessage('members.mobile')}
              hint={formatMessage('members.transferMobileHint')}
              required
            >
              {(field) => <Input {...field} autoComplete="off" type="tel" inputMode="tel" />}
            </FormField>
            <FormField name="email" label={formatMessage('members.email')} optional>
              {(field) => <Input {...field} autoComplete="off" type="email" inputMode="email" />}
            </FormField>
          </>
        )}
      </RecordDialogForm>
    </FormDialog>
  );
}
