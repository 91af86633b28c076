import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Plus } from 'lucide-react';
import { ListEmpty, type List } from '../../list/index.ts';
import { NO_FILTERS, type DietPlansKey } from './address.ts';

interface Props {
  list: List<DietPlansKey>;
  /** Undefined if the user may not. */
  onAdd: (() => void) | undefined;
}

/** Shown instead of diet plans if there are none, or none that match. */
export const NoDietPlans = ({ list, onAdd }: Props) => (
  <ListEmpty
    list={list}
    isFiltered={list.filters.search.trim() !== '' || list.filters.category !== ''}
    none={{ title: formatMessage('diets.none'), explained: formatMessage('diets.noneExplained') }}
    noMatch={{ title: formatMessage('diets.none'), explained: formatMessage('diets.noMatchExplained') }}
    onClear={() => list.filter(NO_FILTERS)}
  >
    {onAdd && (
      <Button onClick={onAdd}>
        <Plus strokeWidth={1.75} aria-hidden />
        {formatMessage('diets.add')}
      </Button>
    )}
  </ListEmpty>
);
