import type { Paise } from '../money/paise.ts';
import type { Milli } from '../quantity/quantity.ts';

/** What the trail of a document says about one item. */
export interface LineState {
  quantity: Milli;
  /** Per unit. */
  price: Paise;
  /** Including tax. */
  total: Paise;
}

/** A line and what it sells; `key` is the same for the same item or variant. */
export interface TrailLine extends LineState {
  key: string;
  name: string;
  unit: string;
}

/** A line that an edit changed: added without `before`, removed without `after`. */
export interface LineChange {
  name: string;
  unit: string;
  before: LineState | null;
  after: LineState | null;
}

/** Another field that an edit changed; null where it was or is empty. */
export interface DocumentFieldChange<Field extends string = string> {
  field: Field;
  before: string | null;
  after: string | null;
}

const stateOf = ({ quantity, price, total }: LineState): LineState => ({ quantity, price, total });

const isSame = (one: LineState, other: LineState): boolean =>
  one.quantity === other.quantity && one.price === other.price && one.total === other.total;

/**
 * The lines that differ between two states of a document: the earlier lines in their order, followed by added ones.
 * Several lines of one item are compared in their order.
 */
export function changedLines(before: readonly TrailLine[], after: readonly TrailLine[]): LineChange[] {
  const waiting = Map.groupBy(after, ({ key }) => key);
  const changed = before.flatMap((line): LineChange[] => {
    const now = waiting.get(line.key)?.shift();
    if (now && isSame(line, now)) return [];
    return [{ name: line.name, unit: line.unit, before: stateOf(line), after: now ? stateOf(now) : null }];
  });
  const left = new Set([...waiting.values()].flat());
  const added = after.filter((line) => left.has(line));
  return [
    ...changed,
    ...added.map((line) => ({ name: line.name, unit: line.unit, before: null, after: stateOf(line) })),
  ];
}

/** The fields whose text differs, in the order of `before`. */
export function changedFields<Field extends string>(
  before: Readonly<Record<Field, string | null>>,
  after: Readonly<Record<Field, string | null>>,
): DocumentFieldChange<Field>[] {
  const fields = Object.keys(before) as Field[];
  return fields.flatMap((field) =>
    before[field] === after[field] ? [] : [{ field, before: before[field], after: after[field] }],
  );
}
