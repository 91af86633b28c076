import { formatDay, formatMessage, formatRupees } from '@galla/domain';
import { useState } from 'react';
import { toast } from '../../../app/toast/toast.ts';
import type { MemberAct, MemberRights } from '../acts.ts';
import type { Choices } from '../useChoices.ts';
import type { Member } from '../useMembers.ts';
import { useUpdateMember } from '../useWriteMembers.ts';
import { entriesOf, inputOf } from './entries.ts';
import { MemberActs } from './MemberActs.tsx';
import { MemberDialogs } from './MemberDialogs.tsx';
import { MemberForm } from './MemberForm.tsx';

interface Props {
  member: Member;
  choices: Choices;
  rights: MemberRights;
  onClose: () => void;
}

const noPlan = (): string => formatMessage('members.noPlan');

/** The origin of the last period, and what ended it early. */
function historyOf({ previous, endedBy, givenTo, takenFrom }: Member['period']): string[] {
  return [
    ...(takenFrom ? [formatMessage('members.takenFrom', { name: takenFrom.name })] : []),
    ...(previous?.endedBy === 'UPGRADE'
      ? [formatMessage('members.upgradedFrom', { plan: previous.planName ?? noPlan() })]
      : []),
    ...(endedBy === 'CANCEL' ? [formatMessage('members.canceledOn')] : []),
    ...(givenTo ? [formatMessage('members.givenTo', { name: givenTo.name })] : []),
  ];
}

/** Shown below the name: days and fate of the last period, today's freeze, and the dues. */
function secondOf({ period, frozenTo, due }: Member): string {
  const days = { from: formatDay(period.startsOn), to: formatDay(period.endsOn) };
  return [
    // A period that ended on its first day has no days.
    ...(period.endsOn < period.startsOn ? [] : [formatMessage('members.runs', days)]),
    ...historyOf(period),
    ...(frozenTo === undefined ? [] : [formatMessage('members.frozenTo', { day: formatDay(frozenTo) })]),
    ...(due === 0 ? [] : [formatMessage('members.due', { amount: formatRupees(due) })]),
  ].join(' · ');
}

/** A member beside the list: edit, renew or freeze the membership, open its bill, or delete it. */
export function EditMember({ member, choices, rights, onClose }: Props) {
  const { write, checking } = useUpdateMember();
  const [asked, setAsked] = useState<MemberAct>();
  const { id, name, version } = member;
  const end = (): void => setAsked(undefined);
  return (
    <>
      <MemberForm
        title={name}
        second={secondOf(member)}
        stored={entriesOf(member)}
        choices={choices}
        gone={member.gone}
        draftName={`member ${id}`}
        readOnly={!rights.edit}
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
        more={<MemberActs member={member} rights={rights} onAct={setAsked} />}
      />
      <MemberDialogs member={member} act={asked} plans={choices.plans} onEnd={end} onDeleted={onClose} />
    </>
  );
}
