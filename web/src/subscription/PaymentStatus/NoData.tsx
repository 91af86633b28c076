import { formatMessage } from '@galla/domain';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ToPlans } from './ToPlans.tsx';

/** Shown if there is no order to verify. */
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
