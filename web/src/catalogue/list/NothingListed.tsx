import { say, type ItemKind } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Plus } from 'lucide-react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FIRST_PAGE, NO_FILTERS, isFiltered, pageOf, type ChangeList, type Shown } from './address.ts';
import { WORDS } from './words.ts';

interface Props {
  kind: ItemKind;
  shown: Shown;
  onChange: ChangeList;
  mayAdd: boolean;
}

/** Nothing at all, nothing that matches, or a page that nothing is left on. */
export function NothingListed({ kind, shown, onChange, mayAdd }: Props) {
  if (pageOf(shown) > 1) {
    return (
      <EmptyState title={say('list.pageEmpty')}>
        <Button variant="outline" onClick={() => onChange(FIRST_PAGE, 'chosen')}>
          {say('list.firstPage')}
        </Button>
      </EmptyState>
    );
  }
  if (isFiltered(kind, shown)) {
    const text = shown.search.trim();
    return (
      <EmptyState title={text === '' ? say('history.noMatch') : say('shell.nothingFound', { text })}>
        <Button variant="outline" onClick={() => onChange(NO_FILTERS, 'chosen')}>
          {say('history.clearFilters')}
        </Button>
      </EmptyState>
    );
  }
  const { none, add } = WORDS[kind];
  return (
    <EmptyState title={say(none)} explained={say('catalogue.emptyExplained')}>
      {mayAdd && (
        <Button onClick={() => onChange({ add: '1' }, 'chosen')}>
          <Plus strokeWidth={1.75} aria-hidden />
          {say(add)}
        </Button>
      )}
    </EmptyState>
  );
}
