import { say } from '@galla/domain';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ToPlans } from './ToPlans.tsx';

/** There is no order to ask about. */
export function NoData() {
  return (
    <EmptyState
      title={say('subscription.noData')}
      explained={`${say('subscription.orderNotFound')}. ${say('subscription.noDataExplained')}`}
    >
      <ToPlans variant="solid" />
    </EmptyState>
  );
}
