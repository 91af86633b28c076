import { formatMessage } from '@galla/domain';
import type { List } from '../../list/index.ts';
import { DetailDrawer } from '../../ui/DetailDrawer.tsx';
import { Part } from '../../ui/Part.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import type { CommissionKey } from './address.ts';
import { CommissionDetail } from './CommissionDetail.tsx';

interface Props {
  list: Pick<List<CommissionKey>, 'filters' | 'close'>;
}

/** Beside the list: what the open bill earns, line by line. */
export const CommissionPanel = ({ list: { filters, close } }: Props) => (
  <DetailDrawer title={formatMessage('commission.detail')} open onClose={close}>
    <Part title={formatMessage('commission.failed')} skeleton={<SkeletonRows rows={4} />}>
      {(attempt) => (
        <CommissionDetail
          key={filters.open}
          employee={filters.id}
          document={filters.open}
          attempt={attempt}
        />
      )}
    </Part>
  </DetailDrawer>
);
