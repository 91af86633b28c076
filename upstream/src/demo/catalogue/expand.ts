import type { ItemKind } from '@galla/domain';
import type { Choice, Row, Shelf } from '../trades/goods.ts';

/** One future item: a row of a shelf in one choice and of one brand. */
export interface Draft {
  kind: ItemKind;
  shelf: Shelf<string>;
  row: Row<string>;
  choice: Choice<string>;
  brand?: string;
  /** 0 for the row's first, 1 for its second, … */
  rank: number;
}

function ofRow(kind: ItemKind, shelf: Shelf<string>, row: Row<string>): Draft[] {
  const brands = row.brands.length === 0 ? [undefined] : row.brands;
  return brands
    .flatMap((brand) => row.choices.map((choice) => ({ kind, shelf, row, choice, ...(brand && { brand }) })))
    .map((draft, rank) => ({ ...draft, rank }));
}

/** Everything that shelves hold, in their order. */
export function expand(kind: ItemKind, shelves: readonly Shelf<string>[]): Draft[] {
  return shelves.flatMap((shelf) => shelf.rows.flatMap((row) => ofRow(kind, shelf, row)));
}

/** The first `count`, taking one of every row before a second of any, in the order of the shelves. */
export function firstOf(drafts: readonly Draft[], count: number): Draft[] {
  const kept = new Set(drafts.toSorted((a, b) => a.rank - b.rank).slice(0, count));
  return drafts.filter((draft) => kept.has(draft));
}
