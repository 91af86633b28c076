import {
  lensPowerText,
  type LensPower,
  type Milli,
  problem,
  type Problem,
  readCellStock,
  readLensPower,
} from '@galla/domain';
import type { Static } from 'typebox';
import { quantityIn } from '../../http/amounts.ts';
import type { countLensStock } from './contract.ts';

type CellsIn = Static<NonNullable<typeof countLensStock.schema.body>>['cells'];

/** A cell as it was sent, read. */
export interface Cell {
  power: LensPower;
  /** As it is written; what tells one cell from the next. */
  text: string;
  /** What there is. */
  counted: Milli;
  /** What the caller saw; undefined where there was no such power. */
  expected: Milli | undefined;
  /** The field of its stock, "cells.3.available_quantity", where what is wrong with the cell is told. */
  field: string;
}

function readCell(sent: CellsIn[number], at: number): { cell: Cell } | { problems: Problem[] } {
  const field = `cells.${at}.available_quantity`;
  const counted = readCellStock(field, sent.available_quantity);
  const values = { sph: sent.SPH, cyl: sent.CYL, axis: sent.AXIS, add: sent.ADD };
  const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? null]));
  const read = readLensPower(given, (name) => ({
    field: `cells.${at}.${name.toUpperCase()}`,
    label: name.toUpperCase(),
  }));
  if ('problems' in read) return { problems: read.problems };
  if (typeof counted !== 'number')
    return { problems: [counted ?? problem(field, 'INVALID_INPUT', 'optical.cellInvalid')] };
  const expected =
    sent.expected_quantity === null
      ? undefined
      : quantityIn(sent.expected_quantity, `cells.${at}.expected_quantity`);
  return { cell: { power: read.power, text: lensPowerText(read.power), counted, expected, field } };
}

/** Reads the cells that were sent; every fault of every cell is told at it, and a power can be sent once only. */
export function readCells(sent: CellsIn): { cells: Cell[] } | { problems: Problem[] } {
  const read = sent.map(readCell);
  const problems = read.flatMap((one) => ('problems' in one ? one.problems : []));
  if (problems.length > 0) return { problems };
  const cells = read.flatMap((one) => ('cell' in one ? [one.cell] : []));
  const seen = new Set<string>();
  const twice = cells.filter(({ text }) => seen.size === seen.add(text).size);
  if (twice.length === 0) return { cells };
  return { problems: twice.map(({ field }) => problem(field, 'INVALID_INPUT', 'optical.cellTwice')) };
}
