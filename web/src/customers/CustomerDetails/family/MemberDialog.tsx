import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import { toast } from '../../../app/toast/toast.ts';
import { RecordDialogForm } from '../../../record/RecordDialogForm.tsx';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { FormField } from '../../../ui/FormField.tsx';
import {
  checkMemberValues,
  memberInput,
  memberValues,
  type Member,
  type MemberValues,
} from './memberValues.ts';
import { useWriteMember } from './useWriteMember.ts';

interface Props {
  /** Global id of the customer. */
  customer: string;
  /** Undefined for a new one. */
  edited?: Member;
  onClose: () => void;
}

const OPTIONAL = [
  { name: 'relation', label: 'customers.relation' },
  { name: 'aadhaar', label: 'customers.aadhaar' },
  { name: 'district', label: 'customers.district' },
  { name: 'taluk', label: 'customers.taluk' },
  { name: 'village', label: 'customers.village' },
] as const;

/** "Edit Member Details" (spec 2 §2), also for a new member. */
export function MemberDialog({ customer, edited, onClose }: Props) {
  const { add, edit, busy, checking } = useWriteMember();
  return (
    <FormDialog
      open
      title={formatMessage(edited ? 'customers.editMember' : 'customers.addMember')}
      onClose={onClose}
    >
      <RecordDialogForm<MemberValues, Awaited<ReturnType<typeof add | typeof edit>>>
        stored={memberValues(edited)}
        check={(values) => checkMemberValues(values, edited)}
        save={(values, key) => {
          const input = { key, customer, ...memberInput(values) };
          return edited ? edit({ ...input, familyMember: edited.id, version: edited.version }) : add(input);
        }}
        onSaved={(_outcome, { name }) => {
          toast.success(formatMessage('customers.memberSaved', { name: name.trim() }));
          onClose();
        }}
        submit={formatMessage('customers.saveChanges')}
        busy={busy}
        checking={checking}
        onCancel={onClose}
      >
        {() => (
          <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4" alignItems="start">
            <FormField name="memberId" label={formatMessage('customers.memberId')} required>
              {(field) => <Input {...field} autoComplete="off" />}
            </FormField>
            <FormField name="name" label={formatMessage('customers.name')} required>
              {(field) => <Input {...field} autoComplete="off" autoCapitalize="words" />}
            </FormField>
            {OPTIONAL.map(({ name, label }) => (
              <FormField key={name} name={name} label={formatMessage(label)} optional>
                {(field) => <Input {...field} autoComplete="off" />}
              </FormField>
            ))}
          </Box>
        )}
      </RecordDialogForm>
    </FormDialog>
  );
}
