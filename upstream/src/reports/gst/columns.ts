import { formatMessage, type GstGrouping, type MessageKey, STATES } from '@galla/domain';
import type { Static } from 'typebox';
import type { TableColumn } from '../../catalogue/index.ts';
import type { GstRow } from './contract.ts';

type Row = Static<typeof GstRow>;

export interface GstColumn extends TableColumn {
  valueOf: (row: Row) => string | number | null;
}

const column = (
  heading: MessageKey,
  kind: TableColumn['kind'],
  valueOf: GstColumn['valueOf'],
  width = 16,
): GstColumn => ({ heading: formatMessage(heading), kind, width, valueOf });

/** "08 Rajasthan", the notation of the place of supply in the return. */
const placeOf = (code: string | null): string => (code ? `${code} ${STATES[code] ?? ''}`.trim() : '');

const OWN: Readonly<Record<GstGrouping, GstColumn[]>> = {
  RATE: [],
  HSN: [
    column('gst.column.hsn', 'text', ({ hsn }) => hsn),
    column('gst.column.kind', 'text', ({ kind }) =>
      formatMessage(kind === 'SERVICE' ? 'gst.service' : 'gst.goods'),
    ),
    column('gst.column.unit', 'text', ({ unit }) => unit),
    column('gst.column.quantity', 'number', ({ quantity }) => quantity),
  ],
  PARTY: [
    column('gst.column.gstin', 'text', ({ gstin }) => gstin, 20),
    column('gst.column.name', 'text', ({ name }) => name, 28),
    column('gst.column.place', 'text', (row) => placeOf(row.place_of_supply), 24),
  ],
};

/** Columns of an exported GST summary: those of the screen. */
export const gstColumns = (by: GstGrouping): GstColumn[] => [
  column('gst.column.supply', 'text', ({ supply }) => formatMessage(`gst.supply.${supply}`), 24),
  ...OWN[by],
  column('gst.column.rate', 'number', (row) => row.gst_percentage),
  column('gst.column.documents', 'number', ({ documents }) => documents),
  column('gst.column.taxable', 'money', ({ taxable }) => taxable),
  column('gst.column.cgst', 'money', ({ cgst }) => cgst),
  column('gst.column.sgst', 'money', ({ sgst }) => sgst),
  column('gst.column.igst', 'money', ({ igst }) => igst),
  column('gst.column.total', 'money', ({ total }) => total),
];
