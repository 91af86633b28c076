import { formatDayNear, formatMessage, type Day } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import type { TimelineList_customer$key } from '../../../__generated__/TimelineList_customer.graphql.ts';
import type { TimelineListMoreQuery } from '../../../__generated__/TimelineListMoreQuery.graphql.ts';
import type { TimelineListQuery } from '../../../__generated__/TimelineListQuery.graphql.ts';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { fetchOptions } from '../../../app/graph/fetchOptions.ts';
import { loadMore } from '../../../list/index.ts';
import { WhenSeen } from '../../Contacts/WhenSeen.tsx';
import { kindsOf, type Shown } from './kinds.ts';
import { TimelineRow } from './TimelineRow.tsx';

interface Props {
  /** Global id of the customer. */
  id: string;
  shown: Shown;
  /** Incremented by every Retry. */
  attempt: number;
  /** A different one refetches while the cached entries stay visible. */
  version: string;
  onOpen: (document: string) => void;
  onReceipt: (receipt: { id: string; number: string }) => void;
}

const STEP = 20;

/** Queries the newest entries of one kind, or of all. */
export function TimelineList({ id, shown, attempt, version, onOpen, onReceipt }: Props) {
  const { node } = useLazyLoadQuery<TimelineListQuery>(
    graphql`
      query TimelineListQuery($id: ID!, $filter: TimelineFilter) @throwOnFieldError {
        node(id: $id) {
          ...TimelineList_customer @alias(as: "customer") @arguments(filter: $filter)
        }
      }
    `,
    { id, filter: shown === 'ALL' ? null : { kinds: kindsOf(shown) } },
    fetchOptions(attempt, version),
  );
  if (node?.customer == null) throw new Error(formatMessage('customers.timelineFailed'));
  return <Entries customer={node.customer} shown={shown} onOpen={onOpen} onReceipt={onReceipt} />;
}

interface EntriesProps extends Pick<Props, 'shown' | 'onOpen' | 'onReceipt'> {
  customer: TimelineList_customer$key;
}

/** The entries by day, newest first; twenty more on scroll. */
function Entries({ customer, shown, onOpen, onReceipt }: EntriesProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    TimelineListMoreQuery,
    TimelineList_customer$key
  >(
    graphql`
      fragment TimelineList_customer on Customer
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
        filter: { type: "TimelineFilter" }
      )
      @refetchable(queryName: "TimelineListMoreQuery") {
        timeline(first: $count, after: $after, filter: $filter)
          @connection(key: "TimelineList_timeline", filters: ["filter"]) {
          edges {
            cursor
            node {
              at
              ...TimelineRow_entry
            }
          }
        }
      }
    `,
    customer,
  );
  const { today, dayOf } = useShopClock();
  // Null means that the call failed, so "Nothing has happened yet" would be wrong.
  if (data.timeline == null) throw new Error(formatMessage('customers.timelineFailed'));
  const { edges } = data.timeline;
  const more = (): void => {
    if (hasNext && !isLoadingNext) loadMore(loadNext, STEP, 'customers.timelineFailed');
  };
  if (edges.length === 0)
    return (
      <Box color="fg.muted" py="4">
        {formatMessage(shown === 'ALL' ? 'customers.timelineEmpty' : 'customers.timelineNone')}
      </Box>
    );
  const dayText = (day: Day): string =>
    day > today ? formatMessage('customers.coming') : formatDayNear(day, today);
  const days = Map.groupBy(edges, ({ node }) => dayText(dayOf(node.at)));
  return (
    <>
      {[...days].map(([day, entries]) => (
        <chakra.section key={day} aria-label={day} mt="4">
          <chakra.h3 textStyle="second" color="fg.muted" pb="1" borderBottom="1px solid" borderColor="border">
            {day}
          </chakra.h3>
          <chakra.ul listStyleType="none">
            {entries.map(({ cursor, node }) => (
              <TimelineRow key={cursor} entry={node} onOpen={onOpen} onReceipt={onReceipt} />
            ))}
          </chakra.ul>
        </chakra.section>
      ))}
      {hasNext && (
        <Box py="2">
          {!isLoadingNext && <WhenSeen key={edges.length} onSeen={more} />}
          <Button
            variant="plain"
            px="0"
            loading={isLoadingNext}
            loadingText={formatMessage('shell.loading')}
            onClick={more}
          >
            {formatMessage('customers.timelineMore')}
          </Button>
        </Box>
      )}
    </>
  );
}
