import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Plus } from 'lucide-react';
import { ListEmpty, type List } from '../../list/index.ts';
import { NO_FILTERS, type BranchesKey } from './address.ts';

interface Props {
  list: List<BranchesKey>;
  /** Undefined if the user may not. */
  onAdd: (() => void) | undefined;
}

/** Shown instead of branches if there are none, or none that match. */
export const NoBranches = ({ list, onAdd }: Props) => (
  <ListEmpty
    list={list}
    isFiltered={list.filters.search.trim() !== '' || list.filters.status !== ''}
    none={{ title: formatMessage('branches.none'), explained: formatMessage('branches.noneExplained') }}
    noMatch={{ title: formatMessage('branches.none'), explained: formatMessage('branches.noMatchExplained') }}
    onClear={() => list.filter(NO_FILTERS)}
  >
    {onAdd && (
      <Button onClick={onAdd}>
        <Plus strokeWidth={1.75} aria-hidden />
        {formatMessage('branches.add')}
      </Button>
    )}
  </ListEmpty>
);
