import { formatMessage, RESOURCE_KINDS } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Plus } from 'lucide-react';
import { ListEmpty, type List } from '../../list/index.ts';
import { NO_FILTERS, tabOf, type GymResourcesKey } from './address.ts';

interface Props {
  list: List<GymResourcesKey>;
  /** Undefined if the user may not. */
  onAdd: (() => void) | undefined;
}

const EXPLAINED = {
  EXERCISE: 'resources.noExercises',
  MEAL: 'resources.noMeals',
  FACILITY: 'resources.noFacilities',
} as const;

/** Shown instead of resources if there are none, or none that match. */
export function NoGymResources({ list, onAdd }: Props) {
  const { tab, kind, label } = tabOf(list.filters.tab);
  const title = formatMessage('resources.none', { kinds: formatMessage(label).toLowerCase() });
  return (
    <ListEmpty
      key={tab}
      list={list}
      isFiltered={list.filters.search.trim() !== ''}
      none={{ title, explained: formatMessage(EXPLAINED[kind]) }}
      noMatch={{ title, explained: formatMessage('resources.noMatchExplained') }}
      onClear={() => list.filter(NO_FILTERS)}
    >
      {onAdd && (
        <Button onClick={onAdd}>
          <Plus strokeWidth={1.75} aria-hidden />
          {formatMessage('resources.add', { kind: RESOURCE_KINDS[kind] })}
        </Button>
      )}
    </ListEmpty>
  );
}
