import type { ItemKind } from '@galla/domain';
import type { Choice, Row, Shelf } from '../trades/goods.ts';

/** A future item: a row of a shelf in one choice and brand. */
export interface Draft {
  kind: ItemKind;
  shelf: Shelf<string>;
  row: Row<string>;
  choice: Choice<string>;
  brand?: string;
  /** 0 for the first item of the row, 1 for its second, … */
  rank: number;
}

function ofRow(kind: ItemKind, shelf: Shelf<string>, row: Row<string>): Draft[] {
  const brands = row.brands.length === 0 ? [undefined] : row.brands;
  return brands
    .flatMap((brand) => row.choices.map((choice) => ({ kind, shelf, row, choice, ...(brand && { brand }) })))
    .map((draft, rank) => ({ ...draft, rank }));
}

/** All items of shelves, in order. */
export function expand(kind: ItemKind, shelves: readonly Shelf<string>[]): Draft[] {
  return shelves.flatMap((shelf) => shelf.rows.flatMap((row) => ofRow(kind, shelf, row)));
}

/** The first `count` items, taking one of every row before the second of any, in shelf order. */
export function firstOf(drafts: readonly Draft[], count: number): Draft[] {
  const kept = new Set(drafts.toSorted((a, b) => a.rank - b.rank).slice(0, count));
  return drafts.filter((draft) => kept.has(draft));
}
