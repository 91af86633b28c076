import { formatMessage } from '@galla/domain';
import { DetailDrawer } from '../../ui/DetailDrawer.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NEW, PLANS } from './address.ts';
import { NewMember } from './form/NewMember.tsx';
import { OpenMember } from './form/OpenMember.tsx';
import { PlansPanel } from './form/PlansPanel.tsx';
import type { Choices } from './useChoices.ts';
import type { Member } from './useMembers.ts';

interface Props {
  members: readonly Member[];
  choices: Choices;
  /** Id of the open member, NEW, PLANS, or '' for none. */
  open: string;
  rights: { add: boolean; edit: boolean };
  onClose: () => void;
}

/** Beside the list: the member that is open, or a form. */
export function MemberPanel({ members, choices, open, rights, onClose }: Props) {
  if (open === '') return false;
  if (open === NEW && rights.add) return <NewMember choices={choices} onClose={onClose} />;
  if (open === PLANS && rights.add && rights.edit)
    return <PlansPanel plans={choices.plans} onClose={onClose} />;
  const member = members.find(({ id }) => id === open);
  if (member === undefined) {
    return (
      <DetailDrawer title={formatMessage('members.member')} open onClose={onClose}>
        <EmptyState title={formatMessage('members.missing')} />
      </DetailDrawer>
    );
  }
  return (
    <OpenMember key={member.id} member={member} choices={choices} mayEdit={rights.edit} onClose={onClose} />
  );
}
