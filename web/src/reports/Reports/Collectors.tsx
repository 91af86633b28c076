import { formatMessage } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { Collectors_receipts$key } from '../../__generated__/Collectors_receipts.graphql.ts';
import type { List } from '../../list/index.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import type { ReportKey } from './address.ts';

interface Props {
  receipts: Collectors_receipts$key;
  list: Pick<List<ReportKey>, 'filters' | 'filter'>;
}

/** Filters by collector: those who received anything on these days. */
export function Collectors({ receipts, list: { filters, filter } }: Props) {
  const { collectors } = useFragment(
    graphql`
      fragment Collectors_receipts on ReceiptConnection {
        collectors {
          employeeId
          name
        }
      }
    `,
    receipts,
  );
  return (
    <SelectField
      label={formatMessage('reports.collectedBy')}
      placeholder={formatMessage('reports.everybody')}
      options={collectors.map(({ employeeId, name }) => ({ value: employeeId, label: name }))}
      value={collectors.find(({ employeeId }) => employeeId === filters.by)?.employeeId ?? ''}
      onValue={(by) => filter({ by })}
    />
  );
}
