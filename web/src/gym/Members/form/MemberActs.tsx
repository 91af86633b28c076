import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { ArrowUpRight, IndianRupee, QrCode, RefreshCw, Snowflake } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DeleteButton } from '../../../record/DeleteButton.tsx';
import type { Member } from '../useMembers.ts';
import type { MemberRights } from './OpenMember.tsx';

export type MemberAct = 'renew' | 'upgrade' | 'freeze' | 'code' | 'delete';

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

/** Beside Save: receive what is due, renew, upgrade what runs, freeze where the plan allows it, the code for the door, delete. */
export function MemberActs({ member: { name, due, period, status }, rights, onAct }: Props) {
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
      {rights.edit && status === 'ACTIVE' && (
        <Act label={formatMessage('members.upgrade')} onAct={() => onAct('upgrade')}>
          <ArrowUpRight strokeWidth={1.75} aria-hidden />
        </Act>
      )}
      {rights.edit && period.freezeDays > 0 && (
        <Act label={formatMessage('members.freeze')} onAct={() => onAct('freeze')}>
          <Snowflake strokeWidth={1.75} aria-hidden />
        </Act>
      )}
      {rights.edit && (
        <Act label={formatMessage('door.code')} onAct={() => onAct('code')}>
          <QrCode strokeWidth={1.75} aria-hidden />
        </Act>
      )}
      {rights.delete && (
        <DeleteButton label={formatMessage('members.delete', { name })} onDelete={() => onAct('delete')} />
      )}
    </>
  );
}
