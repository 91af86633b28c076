import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, useRef } from 'react';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import type { PanelRows_category$key } from '../../__generated__/PanelRows_category.graphql.ts';
import type { PanelRowsMoreQuery } from '../../__generated__/PanelRowsMoreQuery.graphql.ts';
import type { PanelRowsQuery } from '../../__generated__/PanelRowsQuery.graphql.ts';
import { loadMore } from '../../list/index.ts';
import { useRowWindow } from '../../ui/useRowWindow.ts';
import type { GraphFilter } from '../Contacts/address.ts';
import { BulkRow } from './BulkRow.tsx';
import type { Chosen } from './useChosen.ts';
import { useRowChoice } from './useRowChoice.ts';

interface Props {
  /** Global id. */
  category: string;
  name: string;
  filter: GraphFilter;
  chosen: Chosen;
}

/** Page size. */
const STEP = 100;
/** Height of a row in pixels (spec 2 §9). */
const ROW = 60;

/** The contacts of an open panel. */
export function PanelRows({ category, filter, ...rest }: Props) {
  const { node } = useLazyLoadQuery<PanelRowsQuery>(
    graphql`
      query PanelRowsQuery($id: ID!, $filter: ContactFilter) {
        node(id: $id) {
          ... on ContactCategory @alias(as: "category") {
            ...PanelRows_category @arguments(filter: $filter)
          }
        }
      }
    `,
    { id: category, filter },
    { fetchPolicy: 'store-and-network' },
  );
  return node?.category && <Rows category={node.category} id={category} {...rest} />;
}

interface RowsProps extends Pick<Props, 'chosen' | 'name'> {
  category: PanelRows_category$key;
  id: string;
}

/** Virtualized; at most 400 px are visible (spec 2 §9). */
function Rows({ category, id, name, chosen }: RowsProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    PanelRowsMoreQuery,
    PanelRows_category$key
  >(
    graphql`
      fragment PanelRows_category on ContactCategory
      @argumentDefinitions(
        filter: { type: "ContactFilter" }
        count: { type: "Int", defaultValue: 100 }
        after: { type: "String" }
      )
      @refetchable(queryName: "PanelRowsMoreQuery") {
        contacts(first: $count, after: $after, filter: $filter)
          @connection(key: "PanelRows_contacts", filters: ["filter"]) {
          edges {
            node {
              id
              assignedTo {
                fullName
              }
              ...BulkRow_contact
            }
          }
        }
      }
    `,
    category,
  );
  const scroll = useRef<HTMLDivElement>(null);
  if (data.contacts == null) throw new Error(formatMessage('contacts.loadFailed'));
  const { edges } = data.contacts;
  const rows = useMemo(
    () =>
      edges.map(({ node }) => ({
        id: node.id,
        category: id,
        employee: node.assignedTo?.fullName ?? null,
      })),
    [edges, id],
  );
  const { current, onPress, onStand, onKeyDown } = useRowChoice(rows, chosen, scroll);
  const { start, end, before, after } = useRowWindow({
    count: edges.length,
    rowHeight: ROW,
    scroll,
    current,
    onEnd: () => {
      if (hasNext && !isLoadingNext) loadMore(loadNext, STEP, 'contacts.loadFailed');
    },
  });
  return (
    <chakra.section
      ref={scroll}
      position="relative"
      maxH="panel"
      overflowY="auto"
      aria-label={name}
      onKeyDown={onKeyDown}
    >
      <Box style={{ height: before }} />
      <chakra.ul listStyleType="none">
        {edges.slice(start, end).map(({ node }, at) => (
          <BulkRow
            key={node.id}
            contact={node}
            row={start + at}
            on={chosen.has(node.id)}
            onPress={onPress}
            onStand={onStand}
          />
        ))}
      </chakra.ul>
      <Box style={{ height: after }} />
    </chakra.section>
  );
}
