import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import type { ReactNode } from 'react';
import { EmptyState } from '../ui/EmptyState.tsx';
import { NothingFound } from './NothingFound.tsx';
import { FIRST_PAGE, pageNumber, type List } from './useList.ts';

interface Words {
  title: string;
  explained?: string;
}

interface Props {
  list: Pick<List, 'filters' | 'change'>;
  /** Something narrows the list down. */
  isFiltered: boolean;
  /** There is nothing yet. */
  none: Words;
  /** Nothing matches the filters. */
  noMatch: Words;
  /** "Clear filters" in words of the list's own. */
  clear?: string;
  onClear: () => void;
  /** The first step where there is nothing yet: "Add Product". */
  children?: ReactNode;
}

/** In place of rows: nothing at all, nothing that matches, or a page that nothing is left on. */
export function ListEmpty({ list, isFiltered, none, noMatch, clear, onClear, children }: Props) {
  if (pageNumber(list.filters) > 1) {
    return (
      <EmptyState title={formatMessage('list.pageEmpty')}>
        <Button variant="outline" onClick={() => list.change(FIRST_PAGE)}>
          {formatMessage('list.firstPage')}
        </Button>
      </EmptyState>
    );
  }
  if (!isFiltered) return <EmptyState {...none}>{children}</EmptyState>;
  return (
    <NothingFound {...noMatch} clear={clear ?? formatMessage('history.clearFilters')} onClear={onClear} />
  );
}
