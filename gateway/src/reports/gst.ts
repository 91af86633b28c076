import type { reports } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import type { GstRow, GstTotals } from '../types.generated.ts';

type Answered = Answer<typeof reports.gstSummary>;

/** Maps a row to the graph's type; empty texts become null. */
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

/** Maps sums to the graph's names. */
export const gstTotalsOf = ({
  round_off: roundOff,
  by_supply: supplies,
  credit_notes: creditNotes,
  ...sums
}: NonNullable<Answered['summary']>): GstTotals => ({ ...sums, roundOff, creditNotes, supplies });
