import { formatMessage, type Day } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { VisitorListQuery } from '../../__generated__/VisitorListQuery.graphql.ts';
import { fetchOptions } from '../../app/graph/fetchOptions.ts';
import { useLocalPages } from '../../list/index.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TableFoot } from '../../ui/TableFoot.tsx';
import { VisitorRow } from './VisitorRow.tsx';

interface Props {
  from: Day;
  to: Day;
  attempt: number;
}

const PAGE_SIZE = 20;
/** Maximum number of visitors that the server returns. */
const MOST = 200;

/** The trial visitors in a range of days, latest first. */
export function VisitorList({ from, to, attempt }: Props) {
  const { viewer } = useLazyLoadQuery<VisitorListQuery>(
    graphql`
      query VisitorListQuery($from: Date!, $to: Date!) @throwOnFieldError {
        viewer {
          mayAdd: viewerCan(menu: MEMBERS, flag: CREATE)
          tenant {
            name
            trialVisitors(from: $from, to: $to) {
              customerId
              ...VisitorRow_visitor
            }
          }
        }
      }
    `,
    { from, to },
    fetchOptions(attempt),
  );
  const visitors = viewer?.tenant?.trialVisitors ?? [];
  const { rows, pagination } = useLocalPages(visitors, PAGE_SIZE);
  if (visitors.length === 0) {
    return (
      <EmptyState
        title={formatMessage('visitors.none')}
        explained={formatMessage('visitors.noneExplained')}
      />
    );
  }
  return (
    <>
      <Box asChild borderTop="2px solid" borderColor="fg">
        <ul aria-label={formatMessage('visitors.title')}>
          {rows.map((visitor) => (
            <VisitorRow
              key={visitor.customerId}
              visitor={visitor}
              shop={viewer?.tenant?.name ?? ''}
              mayAdd={viewer?.mayAdd === true}
            />
          ))}
        </ul>
      </Box>
      {visitors.length >= MOST && <Box color="fg.muted">{formatMessage('visitors.most', { n: MOST })}</Box>}
      <TableFoot {...pagination} />
    </>
  );
}
