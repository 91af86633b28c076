import { formatMessage } from '@galla/domain';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useReload } from '../../../app/router/useReasked.ts';
import { toast } from '../../../app/toast/toast.ts';
import type { Choices } from '../useChoices.ts';
import { useCreateMember } from '../useWriteMembers.ts';
import { entriesOfVisitor, inputOf } from './entries.ts';
import { MemberForm } from './MemberForm.tsx';

/** The form for a new member. */
export function NewMember({ choices, onClose }: { choices: Choices; onClose: () => void }) {
  const { write, checking } = useCreateMember();
  const { reload } = useReload();
  const { state } = useLocation();
  // Read once: later URL changes carry no state.
  const [stored] = useState(() => entriesOfVisitor(state));
  return (
    <MemberForm
      title={formatMessage('members.add')}
      stored={stored}
      choices={choices}
      draftName={`member new ${stored.mobile}`.trim()}
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
