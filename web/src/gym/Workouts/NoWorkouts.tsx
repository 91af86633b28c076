import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Plus } from 'lucide-react';
import { ListEmpty, type List } from '../../list/index.ts';
import { NO_FILTERS, type WorkoutsKey } from './address.ts';

interface Props {
  list: List<WorkoutsKey>;
  /** Undefined if the user may not. */
  onAdd: (() => void) | undefined;
}

/** Shown instead of workouts if there are none, or none that match. */
export const NoWorkouts = ({ list, onAdd }: Props) => (
  <ListEmpty
    list={list}
    isFiltered={list.filters.search.trim() !== ''}
    none={{ title: formatMessage('workouts.none'), explained: formatMessage('workouts.noneExplained') }}
    noMatch={{ title: formatMessage('workouts.none'), explained: formatMessage('workouts.noMatchExplained') }}
    onClear={() => list.filter(NO_FILTERS)}
  >
    {onAdd && (
      <Button onClick={onAdd}>
        <Plus strokeWidth={1.75} aria-hidden />
        {formatMessage('workouts.add')}
      </Button>
    )}
  </ListEmpty>
);
