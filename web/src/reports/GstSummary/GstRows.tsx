import { formatMessage, formatRupees, type GstGrouping } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { GstRows_gst$key } from '../../__generated__/GstRows_gst.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { PlainRow } from '../shared/PlainRow.tsx';
import { columnsOf, headOf, readGst, secondOf, type Row } from './columns.tsx';

/** A row on a phone: label, taxable value and total. */
const phoneRowOf = (by: GstGrouping) =>
  function GstPhoneRow(row: Row) {
    const values = readGst(row);
    const { rate, taxable, total } = values;
    return (
      <PlainRow
        title={by === 'RATE' ? headOf(by, values) : `${headOf(by, values)} · ${rate} %`}
        second={`${secondOf(by, values)} · ${formatMessage('gst.taxable')} ${formatRupees(paiseOf(taxable))}`}
        figure={<MoneyText amount={paiseOf(total)} fontWeight="semibold" />}
      />
    );
  };

/** The rows of a GST summary; they do not open anything. */
export function GstRows({ gst, by }: { gst: GstRows_gst$key; by: GstGrouping }) {
  const { edges } = useFragment(
    graphql`
      fragment GstRows_gst on GstRowConnection {
        edges {
          node {
            ...columns_gstRow
          }
        }
      }
    `,
    gst,
  );
  const rows = edges.map(({ node }, at): Row => ({ node, at }));
  return (
    <DataTable
      label={formatMessage('gst.rows')}
      rows={rows}
      rowId={({ at }) => String(at)}
      columns={columnsOf(by)}
      tall
      phoneRow={phoneRowOf(by)}
    />
  );
}
