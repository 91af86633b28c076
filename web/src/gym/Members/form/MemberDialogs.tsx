import { CancelDialog } from '../cut/CancelDialog.tsx';
import { TransferDialog } from '../cut/TransferDialog.tsx';
import { UpgradeDialog } from '../cut/UpgradeDialog.tsx';
import { RenewMember } from '../RenewMember.tsx';
import type { Choices } from '../useChoices.ts';
import type { MemberAct } from '../acts.ts';
import { DeleteMember } from '../DeleteMember.tsx';
import type { Member } from '../useMembers.ts';
import { DoorCode } from './DoorCode.tsx';
import { FreezeDialog } from './FreezeDialog.tsx';

interface Props {
  member: Member;
  act: MemberAct | undefined;
  plans: Choices['plans'];
  onEnd: () => void;
  onDeleted?: () => void;
}

/** The dialog of an action on a membership, opened from its row or its form. */
export const MemberDialogs = ({ member, act, plans, onEnd, onDeleted = onEnd }: Props) => (
  <>
    <RenewMember member={act === 'renew' ? member : undefined} onEnd={onEnd} />
    {act === 'freeze' && <FreezeDialog member={member} onClose={onEnd} />}
    {act === 'upgrade' && <UpgradeDialog member={member} plans={plans} onClose={onEnd} />}
    {act === 'cancel' && <CancelDialog member={member} onClose={onEnd} />}
    {act === 'transfer' && <TransferDialog member={member} onClose={onEnd} />}
    {act === 'code' && <DoorCode member={member} onClose={onEnd} />}
    <DeleteMember member={member} open={act === 'delete'} onDeleted={onDeleted} onEnd={onEnd} />
  </>
);
