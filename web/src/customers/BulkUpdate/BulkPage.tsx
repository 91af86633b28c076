import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import type { BulkPageQuery } from '../../__generated__/BulkPageQuery.graphql.ts';
import { NothingFound } from '../../list/index.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from './Panel.tsx';
import type { Chosen } from './useChosen.ts';

/** The categories that match the search, each with its number of contacts. */
export function useCategories(queryRef: PreloadedQuery<BulkPageQuery>) {
  const { viewer } = usePreloadedQuery<BulkPageQuery>(
    graphql`
      query BulkPageQuery($filter: ContactFilter) @preloadable {
        viewer {
          tenant {
            contactCategories(filter: $filter) {
              id
              name
              contacts(first: 20, filter: $filter) {
                totalCount
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const categories = viewer?.tenant?.contactCategories;
  if (categories == null) throw new Error(formatMessage('contacts.loadFailed'));
  return categories.map(({ id, name, contacts }) => ({
    id,
    name: name ?? formatMessage('contacts.noGroup'),
    count: contacts?.totalCount ?? 0,
  }));
}

interface Props {
  queryRef: PreloadedQuery<BulkPageQuery>;
  chosen: Chosen;
  /** Clears the search. */
  onClear: () => void;
}

/** A panel for each category; the first is open. */
export function BulkPage({ queryRef, chosen, onClear }: Props) {
  const categories = useCategories(queryRef);
  const filter = queryRef.variables.filter ?? {};
  /** Panels opened or closed by the user. */
  const [turned, setTurned] = useState<Readonly<Record<string, boolean>>>({});
  if (categories.length === 0) {
    const { search } = filter;
    if (search == null)
      return (
        <EmptyState
          title={formatMessage('contacts.none')}
          explained={formatMessage('contacts.noneExplained')}
        />
      );
    return (
      <NothingFound
        title={formatMessage('shell.nothingFound', { text: search })}
        clear={formatMessage('contacts.clearSearch')}
        onClear={onClear}
      />
    );
  }
  return (
    <Box mx={{ base: '-4', md: '0' }}>
      {categories.map((category, at) => {
        const open = turned[category.id] ?? at === 0;
        return (
          <Panel
            key={category.id}
            category={category}
            filter={{ ...(filter.search != null && { search: filter.search }) }}
            chosen={chosen}
            open={open}
            onToggle={() => setTurned((before) => ({ ...before, [category.id]: !open }))}
          />
        );
      })}
    </Box>
  );
}
