import { formatMessage, formatCount } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { FaultTable_import$key } from '../../__generated__/FaultTable_import.graphql.ts';
import { FaultList } from '../../ui/sheet/FaultList.tsx';

/** All invalid cells of a checked sheet. */
export function FaultTable({ faulty }: { faulty: FaultTable_import$key }) {
  const { faults, faultCount } = useFragment(
    graphql`
      fragment FaultTable_import on CatalogueImport {
        faultCount
        faults {
          row
          column
          label
          message
        }
      }
    `,
    faulty,
  );
  return (
    <FaultList
      title={formatCount('sheets.toMend', faultCount)}
      faults={faults.map(({ row, column, label, message }) => ({
        place: column === null ? formatMessage('sheets.rowNumber', { row }) : `${column}${row}`,
        label,
        message,
      }))}
    />
  );
}
