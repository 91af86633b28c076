import { formatDay, formatMessage } from '@galla/domain';
import { useState } from 'react';
import { useReload } from '../../app/router/useReasked.ts';
import { ConfirmWrite } from '../../record/ConfirmWrite.tsx';
import type { Member } from './useMembers.ts';
import { useRenewMember } from './useWriteMembers.ts';

interface Props {
  /** Whose membership it is; undefined while nothing is asked. */
  member: Member | undefined;
  /** Beside what the screen asks anew. */
  onRenewed?: () => void;
  onEnd: () => void;
}

/** Asks before a membership gets its next period, and the bill of it. */
export function RenewMember({ member, onRenewed, onEnd }: Props) {
  const { write, busy } = useRenewMember();
  const { reload } = useReload();
  // The question keeps its words while it closes.
  const [asked, setAsked] = useState(member);
  if (member !== undefined && member !== asked) setAsked(member);
  if (asked === undefined) return false;
  const { id, name, period, planId, durationId } = asked;
  return (
    <ConfirmWrite
      open={member !== undefined}
      title={formatMessage('members.renewQuestion', { name })}
      confirm={formatMessage('members.renew')}
      busy={busy}
      write={(key) =>
        write({ key, member: id, period: period.code, plan: planId ?? null, duration: durationId })
      }
      done={formatMessage('members.renewed')}
      onSaved={() => {
        onRenewed?.();
        void reload();
      }}
      onEnd={onEnd}
    >
      {formatMessage('members.renewExplained', {
        from: formatDay(period.startsOn),
        to: formatDay(period.endsOn),
      })}
    </ConfirmWrite>
  );
}
