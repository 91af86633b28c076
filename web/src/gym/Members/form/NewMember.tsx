import { formatMessage } from '@galla/domain';
import { useReload } from '../../../app/router/useReasked.ts';
import { toast } from '../../../app/toast/toast.ts';
import type { Choices } from '../useChoices.ts';
import { useCreateMember } from '../useWriteMembers.ts';
import { inputOf, NEW_ENTRIES } from './entries.ts';
import { MemberForm } from './MemberForm.tsx';

/** The form for a new member. */
export function NewMember({ choices, onClose }: { choices: Choices; onClose: () => void }) {
  const { write, checking } = useCreateMember();
  const { reload } = useReload();
  return (
    <MemberForm
      title={formatMessage('members.add')}
      stored={NEW_ENTRIES}
      choices={choices}
      draftName="member new"
      first
      checking={checking}
      save={(entries, key) => write({ key, ...inputOf(entries) })}
      onSaved={() => {
        toast.success(formatMessage('members.added'));
        onClose();
        void reload();
      }}
      onClose={onClose}
    />
  );
}
