import type { SheetTable } from '@galla/domain';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import type { JsonValue } from '../../../db/types.generated.ts';

const Cell = Type.Union([
  Type.Object({ kind: Type.Literal('text'), text: Type.String() }),
  Type.Object({ kind: Type.Literal('number'), number: Type.Number() }),
  Type.Object({ kind: Type.Literal('date'), day: Type.String() }),
  Type.Object({ kind: Type.Literal('boolean'), value: Type.Boolean() }),
  Type.Object({ kind: Type.Literal('formula') }),
  Type.Object({ kind: Type.Literal('error') }),
]);

/** A parsed sheet as stored until it is imported: maps as lists of pairs. */
const Stored = Type.Object({
  header: Type.Array(Type.Tuple([Type.Integer(), Type.String()])),
  names: Type.Array(Type.Tuple([Type.String(), Type.Integer()])),
  rows: Type.Array(Type.Tuple([Type.Integer(), Type.Array(Type.Tuple([Type.Integer(), Cell]))])),
});

const stored = Compile(Stored);

export function toStored({ header, names, rows }: SheetTable): JsonValue {
  const sheet: Static<typeof Stored> = {
    header: [...header],
    names: [...names],
    rows: rows.map(({ number, cells }) => [number, [...cells]]),
  };
  return JSON.stringify(sheet);
}

export function fromStored(kept: unknown): SheetTable {
  if (!stored.Check(kept)) throw new Error('A sheet that waits to be imported is damaged');
  return {
    header: new Map(kept.header),
    names: new Map(kept.names),
    rows: kept.rows.map(([number, cells]) => ({ number, cells: new Map(cells) })),
  };
}
