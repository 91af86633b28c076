import { formatMessage, type DueBy } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Package, Shirt } from 'lucide-react';
import type { PreloadedQuery } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { OrdersPageQuery } from '../../../__generated__/OrdersPageQuery.graphql.ts';
import { ListPart } from '../../../list/index.ts';
import { PageContent } from '../../../ui/Page.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { SegmentedChoice } from '../../../ui/SegmentedChoice.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { duePath } from '../address.ts';
import { NewOrder } from '../NewOrder.tsx';
import { OrdersPage } from '../OrdersPage.tsx';
import { OtherView, ViewSwitch } from './ViewSwitch.tsx';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
const CHOICES = [
  { value: 'DELIVERY', label: formatMessage('due.by.DELIVERY'), icon: <Package {...ICON} /> },
  { value: 'TRIAL', label: formatMessage('due.by.TRIAL'), icon: <Shirt {...ICON} /> },
] as const;

/** The due board: late orders, and those due today, tomorrow and this week (picture 24). */
export function DueScreen({ queryRef }: { queryRef: PreloadedQuery<OrdersPageQuery> }) {
  const navigate = useNavigate();
  const by: DueBy = queryRef.variables.by === 'TRIAL' ? 'TRIAL' : 'DELIVERY';
  return (
    <>
      <PageHeader
        title={formatMessage('due.title')}
        beside={<ViewSwitch view="DUE" />}
        actions={
          <>
            <OtherView view="DUE" />
            <Box hideBelow="md">
              <NewOrder />
            </Box>
          </>
        }
      />
      <ListPart
        attempt={queryRef}
        title={formatMessage('due.loadFailed')}
        skeleton={
          <PageContent>
            <SkeletonRows rows={8} />
          </PageContent>
        }
      >
        <OrdersPage
          queryRef={queryRef}
          due={{
            by,
            choice: (
              <Box w={{ base: 'full', md: 'fit-content' }} flexShrink="0">
                <SegmentedChoice<DueBy>
                  label={formatMessage('due.by')}
                  choices={CHOICES}
                  value={by}
                  onValue={(chosen) => void navigate(duePath(chosen))}
                />
              </Box>
            ),
          }}
        />
      </ListPart>
    </>
  );
}
