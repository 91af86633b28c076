import { formatMessage } from '@galla/domain';
import { useReload } from '../../app/router/useReasked.ts';
import { ConfirmWrite } from '../../record/ConfirmWrite.tsx';
import type { Member } from './useMembers.ts';
import { useDeleteMember } from './useWriteMembers.ts';

interface Props {
  member: Member;
  open: boolean;
  onDeleted: () => void;
  onEnd: () => void;
}

/** Asks before a member is deleted. A member with dues is refused, with the amount. */
export function DeleteMember({ member: { id, name, version }, open, onDeleted, onEnd }: Props) {
  const { write, busy } = useDeleteMember();
  const { reload } = useReload();
  return (
    <ConfirmWrite
      open={open}
      title={formatMessage('members.deleteQuestion', { name })}
      confirm={formatMessage('shell.delete')}
      dangerous
      busy={busy}
      write={(key) => write({ key, member: id, expectedVersion: version })}
      done={formatMessage('members.deleted')}
      onSaved={() => {
        onDeleted();
        void reload();
      }}
      onEnd={onEnd}
    >
      {formatMessage('members.deleteExplained')}
    </ConfirmWrite>
  );
}
