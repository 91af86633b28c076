import { formatMessage } from '@galla/domain';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ToPlans } from './ToPlans.tsx';

/** There is no order to ask about. */
export function NoData() {
  return (
    <EmptyState
      title={formatMessage('subscription.noData')}
      explained={`${formatMessage('subscription.orderNotFound')}. ${formatMessage('subscription.noDataExplained')}`}
    >
      <ToPlans variant="solid" />
    </EmptyState>
  );
}
