import { formatMessage, type DueBy } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DueColumns_board$key } from '../../../__generated__/DueColumns_board.graphql.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageContent } from '../../../ui/Page.tsx';
import { DueGroup } from './DueGroup.tsx';
import { DueLoad } from './DueLoad.tsx';

interface Props {
  board: DueColumns_board$key;
  /** Name of the shop, which ends messages to customers. */
  shop: string;
  by: DueBy;
  /** Whether the user may set the daily number. */
  mayEdit: boolean;
  /** The choice between delivery and trial. */
  choice: ReactNode;
}

/** The four groups of the due board: columns on a desktop, stacked on a phone. Below them, today's load. */
export function DueColumns({ board, shop, by, mayEdit, choice }: Props) {
  const data = useFragment(
    graphql`
      fragment DueColumns_board on DueBoard {
        today
        until
        groups {
          kind
          orders
          ...DueGroup_group
        }
        load {
          ...DueLoad_load
        }
      }
    `,
    board,
  );
  const { today, until, groups, load } = data;
  const empty = groups.every(({ orders }) => orders === 0);
  return (
    <>
      <PageContent
        display="flex"
        flexDirection="column"
        gap="4"
        pt="4"
        foot={<DueLoad load={load} mayEdit={mayEdit} />}
      >
        {choice}
        {empty ? (
          <EmptyState title={formatMessage('due.none')} explained={formatMessage('due.noneExplained')} />
        ) : (
          <Box
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(4, minmax(0, 1fr))' }}
            gap={{ base: '0', lg: '5' }}
            mx={{ base: '-4', md: '0' }}
            alignItems="start"
          >
            {groups.map((group) => (
              <DueGroup
                key={group.kind}
                group={group}
                days={{ today, until }}
                shop={shop}
                by={by}
                quiet={group.orders === 0}
              />
            ))}
          </Box>
        )}
      </PageContent>
    </>
  );
}
