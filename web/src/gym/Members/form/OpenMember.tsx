import { formatDay, formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import { toast } from '../../../app/toast/toast.ts';
import { ConfirmWrite } from '../../../record/ConfirmWrite.tsx';
import type { Choices } from '../useChoices.ts';
import type { Member } from '../useMembers.ts';
import { useRenewMember, useUpdateMember } from '../useWriteMembers.ts';
import { entriesOf, inputOf } from './entries.ts';
import { MemberForm } from './MemberForm.tsx';

interface Props {
  member: Member;
  choices: Choices;
  mayEdit: boolean;
  onClose: () => void;
}

/** A member beside the list: change it, or renew the membership. */
export function OpenMember({ member, choices, mayEdit, onClose }: Props) {
  const { write, checking } = useUpdateMember();
  const renewing = useRenewMember();
  const [asked, setAsked] = useState(false);
  const { id, name, version, period, planId, durationId } = member;
  const dates = { from: formatDay(period.startsOn), to: formatDay(period.endsOn) };
  return (
    <>
      <MemberForm
        title={name}
        second={formatMessage('members.runs', dates)}
        stored={entriesOf(member)}
        choices={choices}
        draftName={`member ${id}`}
        readOnly={!mayEdit}
        checking={checking}
        save={(entries, key) =>
          write({
            key,
            member: id,
            expectedVersion: version,
            ...inputOf(entries),
            suspended: entries.suspended === 'yes',
          })
        }
        onSaved={() => toast.success(formatMessage('members.updated'))}
        onClose={onClose}
        more={
          mayEdit && (
            <Button variant="outline" onClick={() => setAsked(true)}>
              {formatMessage('members.renew')}
            </Button>
          )
        }
      />
      <ConfirmWrite
        open={asked}
        title={formatMessage('members.renewQuestion', { name })}
        confirm={formatMessage('members.renew')}
        busy={renewing.busy}
        write={(key) =>
          renewing.write({ key, member: id, period: period.code, plan: planId ?? null, duration: durationId })
        }
        done={formatMessage('members.renewed')}
        onEnd={() => setAsked(false)}
      >
        {formatMessage('members.renewExplained', dates)}
      </ConfirmWrite>
    </>
  );
}
