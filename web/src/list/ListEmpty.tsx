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
  /** Whether filters are set. */
  isFiltered: boolean;
  /** Texts for a list without any records. */
  none: Words;
  /** Texts for filters without matches. */
  noMatch: Words;
  /** The list's own wording of "Clear filters". */
  clear?: string;
  onClear: () => void;
  /** The first step for an empty list: "Add Product". */
  children?: ReactNode;
}

/** Shown in place of rows: no records, no matches, or a page that has become empty. */
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
