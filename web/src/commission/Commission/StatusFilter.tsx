import { FIXED_STATUSES, STATUS_LABELS, formatMessage } from '@galla/domain';
import type { List } from '../../list/index.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { BILL_STATUSES, ORDER_STATUSES, type CommissionKey } from './address.ts';

interface Props {
  list: Pick<List<CommissionKey>, 'filters' | 'filter'>;
  /** Whether the sales are orders in pieces, which have other statuses than bills. */
  isBoutique: boolean;
}

const BILLS = BILL_STATUSES.map((value) => ({ value, label: formatMessage(STATUS_LABELS[value]) }));
const ORDERS = ORDER_STATUSES.map((value) => ({
  value,
  label: FIXED_STATUSES[value === 'CANCELED' ? 'CANCELLED' : value],
}));

export function StatusFilter({ list: { filters, filter }, isBoutique }: Props) {
  const options: readonly { value: string; label: string }[] = isBoutique ? ORDERS : BILLS;
  return (
    <SelectField
      label={formatMessage('commission.column.status')}
      placeholder={formatMessage('commission.allStatuses')}
      options={options}
      value={options.find(({ value }) => value === filters.status)?.value ?? ''}
      onValue={(status) => filter({ status })}
    />
  );
}
