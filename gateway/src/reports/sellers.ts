import type { reports } from '@galla/upstream/contract';
import { globalId } from '../relay/ids.ts';
import type { Answer } from '../rest/arguments.ts';
import type { CatalogueKind, Seller, SellerSums, SellerView } from '../types.generated.ts';
import { narrowedDays } from './narrowedDays.ts';

type Answered = Answer<typeof reports.sellers>;

interface Asked {
  view: SellerView;
  from?: string | null | undefined;
  to?: string | null | undefined;
  kind?: CatalogueKind | null | undefined;
}

/** The selection of sellers as upstream takes it, for both list and export; refuses an end before the start. */
export const narrowedSellers = ({ view, kind, ...days }: Asked) => ({
  view,
  ...narrowedDays(days),
  ...(kind != null && { kind }),
});

/** Maps a seller to the graph's type. */
export const sellerOf = (row: Answered['data'][number]): Seller => ({
  __typename: 'Seller',
  itemId: globalId(row.kind === 'SERVICE' ? 'Service' : 'Product', row.item_id),
  name: row.item_name,
  kind: row.kind,
  category: row.category,
  unit: row.unit,
  quantity: row.sold_qty,
  amount: row.amount,
  bills: row.bills,
  stock: row.stock_qty,
  profit: row.profit,
  stockValue: row.stock_value,
});

/** Maps sums to the graph's names. */
export const sellerSumsOf = ({
  amount,
  profit,
  stock_value,
}: NonNullable<Answered['summary']>): SellerSums => ({
  amount,
  profit,
  stockValue: stock_value,
});
