import { checkFreeze, formatMessage } from '@galla/domain';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { useReload } from '../../../app/router/useReasked.ts';
import { toast } from '../../../app/toast/toast.ts';
import { RecordDialogForm } from '../../../record/RecordDialogForm.tsx';
import { DateField } from '../../../ui/DateField.tsx';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { FormField } from '../../../ui/FormField.tsx';
import { formErrors } from '../../../ui/problems.ts';
import type { Member } from '../useMembers.ts';
import { useFreezeMember } from '../useWriteMembers.ts';

interface Days {
  from: string;
  to: string;
}

interface Props {
  member: Member;
  onClose: () => void;
}

/** The first and last day of a membership's freeze. */
export function FreezeDialog({ member: { id, name, period }, onClose }: Props) {
  const { write, busy, checking } = useFreezeMember();
  const { reload } = useReload();
  const { today } = useShopClock();
  const { freezeDays: most, frozenDays: frozen } = period;
  // Days already frozen reduce the limit. Only the server knows where they are, so it checks for overlaps.
  const within = { today, period, most: most - frozen, others: [] };
  return (
    <FormDialog open title={formatMessage('members.freezeTitle', { name })} onClose={onClose}>
      <RecordDialogForm<Days, Awaited<ReturnType<typeof write>>>
        stored={{ from: '', to: '' }}
        check={(days) => formErrors(checkFreeze(days, within))}
        save={(days, key) => write({ key, member: id, ...days })}
        onSaved={() => {
          toast.success(formatMessage('members.frozen'));
          onClose();
          void reload();
        }}
        submit={formatMessage('members.freeze')}
        busy={busy}
        onCancel={onClose}
        checking={checking}
      >
        {() => (
          <>
            <p>{formatMessage('members.freezeExplained', { frozen, most })}</p>
            <FormField name="from" label={formatMessage('members.freezeFrom')} required>
              {(field, setValue) => (
                <DateField {...field} min={today} max={period.endsOn} onValue={setValue} />
              )}
            </FormField>
            <FormField name="to" label={formatMessage('members.freezeTo')} required>
              {(field, setValue) => <DateField {...field} min={today} onValue={setValue} />}
            </FormField>
          </>
        )}
      </RecordDialogForm>
    </FormDialog>
  );
}
