import { NEW, PLANS } from './address.ts';
import { ElsewhereMember } from './ElsewhereMember.tsx';
import { NewMember } from './form/NewMember.tsx';
import type { MemberRights } from './acts.ts';
import { OpenMember } from './form/OpenMember.tsx';
import { PlansPanel } from './form/PlansPanel.tsx';
import type { Choices } from './useChoices.ts';
import type { Member } from './useMembers.ts';

interface Props {
  members: readonly Member[];
  choices: Choices;
  /** Id of the open member, NEW, PLANS, or '' for none. */
  open: string;
  rights: MemberRights;
  onClose: () => void;
}

/** Beside the list: the open member, who may be on another page, or a form. */
export function MemberPanel({ members, choices, open, rights, onClose }: Props) {
  if (open === '') return false;
  if (open === NEW && rights.add) return <NewMember choices={choices} onClose={onClose} />;
  if (open === PLANS && rights.add && rights.edit)
    return <PlansPanel plans={choices.plans} onClose={onClose} />;
  const shown = { choices, rights, onClose };
  const member = members.find(({ id }) => id === open);
  if (member === undefined) return <ElsewhereMember key={open} id={open} {...shown} />;
  return <OpenMember key={member.id} member={member} {...shown} />;
}
