import { NEW, PLANS } from './address.ts';
import { NewMember } from './form/NewMember.tsx';
import type { MemberRights } from './acts.ts';
import { OpenMember } from './OpenMember.tsx';
import { PlansPanel } from './form/PlansPanel.tsx';
import type { Choices } from './useChoices.ts';

interface Props {
  choices: Choices;
  /** Id of the open member, NEW, PLANS, or '' for none. */
  open: string;
  rights: MemberRights;
  onClose: () => void;
}

/** Beside the list: the open member, or a form. */
export function MemberPanel({ choices, open, rights, onClose }: Props) {
  if (open === '') return false;
  if (open === NEW && rights.add) return <NewMember choices={choices} onClose={onClose} />;
  if (open === PLANS && rights.add && rights.edit)
    return <PlansPanel plans={choices.plans} onClose={onClose} />;
  return <OpenMember key={open} id={open} choices={choices} rights={rights} onClose={onClose} />;
}
