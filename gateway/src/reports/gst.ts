import type { reports } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import type { GstRow, GstTotals } from '../types.generated.ts';

type Answered = Answer<typeof reports.gstSummary>;

/** A row as the graph's type: a text that says nothing is null. */
export const gstRowOf = ({
  gst_percentage: rate,
  place_of_supply: place,
  ...row
}: Answered['data'][number]) =>
  ({
    ...row,
    rate,
    gstin: row.gstin || null,
    name: row.name || null,
    placeOfSupply: place || null,
  }) satisfies GstRow;

/** Sums as the graph names them. */
export const gstTotalsOf = ({
  round_off: roundOff,
  by_supply: supplies,
  credit_notes: creditNotes,
  ...sums
}: NonNullable<Answered['summary']>): GstTotals => ({ ...sums, roundOff, creditNotes, supplies });
