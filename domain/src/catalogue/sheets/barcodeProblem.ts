import { formatMessage } from '../../messages/formatMessage.ts';
import { codesAlike } from '../barcode.ts';
import type { ItemDraft } from '../itemDraft.ts';
import type { FirstRows } from './FirstRows.ts';
import type { BarcodeHolder, KnownItem } from './matchRow.ts';

/** What the row's bar code already stands for, in the shop or in the sheet; a scan must be unambiguous. */
export function barcodeProblem(
  row: number,
  { barcode }: ItemDraft,
  {
    item,
    holders,
    first,
  }: { item: KnownItem | undefined; holders: readonly BarcodeHolder[]; first: FirstRows },
): string | undefined {
  if (barcode === null) return undefined;
  const codes = codesAlike(barcode);
  const earlier = first.claim(`barcode ${codes.toSorted()[0]}`, row);
  if (earlier !== undefined) return formatMessage('sheets.sameCode', { row: earlier });
  // Its own existing code was already accepted.
  if (barcode === item?.draft.barcode) return undefined;
  const holder = holders.find((one) => one.itemId !== (item?.id ?? '') && codes.includes(one.barcode));
  return holder && formatMessage('stock.barcodeTaken', { title: holder.title });
}
