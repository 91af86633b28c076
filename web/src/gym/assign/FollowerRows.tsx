import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import type { FollowerRows_tenant$key } from '../../__generated__/FollowerRows_tenant.graphql.ts';
import type { FollowerRowsMoreQuery } from '../../__generated__/FollowerRowsMoreQuery.graphql.ts';
import type { FollowerRowsQuery } from '../../__generated__/FollowerRowsQuery.graphql.ts';
import { fetchOptions } from '../../app/graph/fetchOptions.ts';
import { loadMore } from '../../list/index.ts';
import { FollowerRow } from './FollowerRow.tsx';
import type { Followed } from './followed.ts';
import { isTicked, type Followers } from './followers.ts';

interface Props {
  followed: Followed;
  /** Name or mobile; empty for the current followers. */
  search: string;
  /** Incremented by every Retry. */
  attempt: number;
  followers: Followers;
  onTick: (member: { id: string; follows: boolean }, on: boolean) => void;
}

const STEP = 20;

/** The followers, or the members that match a search, each with a checkbox. */
export function FollowerRows({ followed, search, attempt, ...rows }: Props) {
  const filter = search === '' ? { [followed.kind]: followed.id } : { search };
  const { viewer } = useLazyLoadQuery<FollowerRowsQuery>(
    graphql`
      query FollowerRowsQuery($filter: GymMemberFilter) {
        viewer {
          tenant {
            ...FollowerRows_tenant @arguments(filter: $filter)
          }
        }
      }
    `,
    { filter },
    // Always fresh, because followers may have changed here and elsewhere.
    { ...fetchOptions(attempt), fetchPolicy: 'network-only' },
  );
  return viewer?.tenant && <Rows tenant={viewer.tenant} followed={followed} search={search} {...rows} />;
}

function Rows({
  tenant,
  followed,
  search,
  followers,
  onTick,
}: Omit<Props, 'attempt'> & { tenant: FollowerRows_tenant$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    FollowerRowsMoreQuery,
    FollowerRows_tenant$key
  >(
    graphql`
      fragment FollowerRows_tenant on Tenant
      @argumentDefinitions(
        filter: { type: "GymMemberFilter" }
        count: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
      )
      @refetchable(queryName: "FollowerRowsMoreQuery") {
        gymMembers(first: $count, after: $after, filter: $filter)
          @connection(key: "FollowerRows_gymMembers", filters: ["filter"]) {
          edges {
            node {
              id
              workout {
                id
              }
              dietPlan {
                id
              }
              ...FollowerRow_member
            }
          }
        }
      }
    `,
    tenant,
  );
  if (data.gymMembers == null) throw new Error(formatMessage('assign.failed'));
  const { edges } = data.gymMembers;
  if (edges.length === 0) {
    return (
      <Box color="fg.muted">
        {search === '' ? formatMessage('assign.nobody') : formatMessage('assign.noMatch', { search })}
      </Box>
    );
  }
  return (
    <>
      {search === '' && <Box color="fg.muted">{formatMessage('assign.hint')}</Box>}
      <ul aria-label={formatMessage('assign.members')}>
        {edges.map(({ node }) => {
          const { workout, dietPlan } = node;
          const now = { workout, dietPlan }[followed.kind];
          const member = { id: node.id, follows: now?.id === followed.id };
          return (
            <FollowerRow
              key={node.id}
              member={node}
              followed={followed}
              ticked={isTicked(followers, member)}
              onTick={(on) => onTick(member, on)}
            />
          );
        })}
      </ul>
      {hasNext && (
        <Button
          alignSelf="flex-start"
          variant="outline"
          loading={isLoadingNext}
          onClick={() => loadMore(loadNext, STEP, 'assign.failed')}
        >
          {formatMessage('assign.more')}
        </Button>
      )}
    </>
  );
}
