import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { IndianRupee, RefreshCw } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ActMenu } from '../../../ui/ActMenu.tsx';
import type { MemberAct, MemberRights } from '../acts.ts';
import { actsOf } from '../memberMenu.ts';
import type { Member } from '../useMembers.ts';

interface Props {
  member: Member;
  rights: MemberRights;
  onAct: (act: MemberAct) => void;
}

/** The actions with buttons of their own beside the menu. */
const BESIDE = ['edit', 'renew'] as const;

/** Beside Save: receive dues, renew, and a menu of all other actions. */
export function MemberActs({ member, rights, onAct }: Props) {
  const { due, period } = member;
  const [bill, renew] = [formatMessage('members.openBill'), formatMessage('members.renew')];
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
        <Button variant="outline" px="0" aria-label={renew} title={renew} onClick={() => onAct('renew')}>
          <RefreshCw strokeWidth={1.75} aria-hidden />
        </Button>
      )}
      <ActMenu
        label={formatMessage('members.more')}
        acts={actsOf(member, { rights, without: BESIDE, onAct })}
      />
    </>
  );
}
