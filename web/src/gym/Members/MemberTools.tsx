import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { UserPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { AddButton } from '../../list/index.ts';
import type { MemberRights } from './acts.ts';
import { NEW, PLANS } from './address.ts';

interface Props {
  rights: MemberRights;
  /** Opens a form beside the list. */
  onOpen: (form: string) => void;
}

/** The title and the mark of a lost network fit beside two buttons at 360 px. */
const NARROW = { base: '2', md: '3' };

/** Buttons of the header: the door, the plans, a new member. */
export const MemberTools = ({ rights, onOpen }: Props) => (
  <>
    {rights.edit && (
      <Button asChild size="sm" variant="outline" px={NARROW}>
        <Link to="/Door">{formatMessage('door.open')}</Link>
      </Button>
    )}
    {rights.add && rights.edit && (
      <Button size="sm" variant="outline" px={NARROW} onClick={() => onOpen(PLANS)}>
        {formatMessage('members.plans')}
      </Button>
    )}
    {rights.add && (
      <AddButton label={formatMessage('members.add')} Icon={UserPlus} onAdd={() => onOpen(NEW)} />
    )}
  </>
);
