import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { IndianRupee, QrCode, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DeleteButton } from '../../../record/DeleteButton.tsx';
import type { Member } from '../useMembers.ts';
import { MoreActs } from './MoreActs.tsx';
import type { MemberRights } from './OpenMember.tsx';

export type MemberAct = 'renew' | 'upgrade' | 'freeze' | 'transfer' | 'cancel' | 'code' | 'delete';

interface Props {
  member: Member;
  rights: MemberRights;
  onAct: (act: MemberAct) => void;
}

/** A sign with its words for those who don't see it. */
const Act = ({ label, children, onAct }: { label: string; children: ReactNode; onAct: () => void }) => (
  <Button variant="outline" px="0" aria-label={label} title={label} onClick={onAct}>
    {children}
  </Button>
);

/** Beside Save: receive what is due, renew, the code for the door, what changes a membership that runs, delete. */
export function MemberActs({ member, rights, onAct }: Props) {
  const { name, due, period } = member;
  const bill = formatMessage('members.openBill');
  return (
    <>
      {due > 0 && period.documentId !== undefined && (
        <Button asChild variant="outline" px="0" aria-label={bill} title={bill}>
          <Link to={`/Billing-History?open=${period.documentId}`}>
            <IndianRupee strokeWidth={1.75} aria-hidden />
          </Link>
        </Button>
      )}
      {rights.edit && (
        <Act label={formatMessage('members.renew')} onAct={() => onAct('renew')}>
          <RefreshCw strokeWidth={1.75} aria-hidden />
        </Act>
      )}
      {rights.edit && (
        <Act label={formatMessage('door.code')} onAct={() => onAct('code')}>
          <QrCode strokeWidth={1.75} aria-hidden />
        </Act>
      )}
      {rights.edit && <MoreActs member={member} onAct={onAct} />}
      {rights.delete && (
        <DeleteButton label={formatMessage('members.delete', { name })} onDelete={() => onAct('delete')} />
      )}
    </>
  );
}
