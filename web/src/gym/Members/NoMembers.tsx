import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Plus } from 'lucide-react';
import { ListEmpty, type List } from '../../list/index.ts';
import { NO_FILTERS, type MembersKey } from './address.ts';
import type { MemberPage } from './useMembers.ts';

interface Props {
  list: List<MembersKey, MemberPage>;
  /** Undefined if the user may not. */
  onAdd: (() => void) | undefined;
}

/** Shown instead of members if there are none, or none that match. */
export const NoMembers = ({ list, onAdd }: Props) => (
  <ListEmpty
    list={list}
    isFiltered={Object.keys(NO_FILTERS).some(
      (name) => list.filters[name as keyof typeof NO_FILTERS].trim() !== '',
    )}
    none={{ title: formatMessage('members.none'), explained: formatMessage('members.noneExplained') }}
    noMatch={{ title: formatMessage('members.none'), explained: formatMessage('members.noMatchExplained') }}
    onClear={() => list.filter(NO_FILTERS)}
  >
    {onAdd && (
      <Button onClick={onAdd}>
        <Plus strokeWidth={1.75} aria-hidden />
        {formatMessage('members.add')}
      </Button>
    )}
  </ListEmpty>
);
