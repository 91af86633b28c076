import { formatDay, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { useReload } from '../../app/router/useReasked.ts';
import { ConfirmWrite } from '../../record/ConfirmWrite.tsx';
import { Part } from '../../ui/Part.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { RenewalFacts } from './RenewalFacts.tsx';
import type { Member } from './useMembers.ts';
import { useRenewMember } from './useWriteMembers.ts';

interface Props {
  /** The member to renew; undefined while the dialog is closed. */
  member: Member | undefined;
  /** Called after renewal, in addition to the screen's refetch. */
  onRenewed?: () => void;
  onEnd: () => void;
}

/** Asks before a membership is renewed, and shows the price, which is billed at once. */
export function RenewMember({ member, onRenewed, onEnd }: Props) {
  const { write, busy } = useRenewMember();
  const { reload } = useReload();
  // The dialog keeps its text while it closes.
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
      {member !== undefined && (
        <Box mt="3">
          <Part title={formatMessage('door.renewalFailed')} skeleton={<SkeletonRows rows={2} />}>
            {(attempt) => <RenewalFacts member={member.id} attempt={attempt} />}
          </Part>
        </Box>
      )}
    </ConfirmWrite>
  );
}
