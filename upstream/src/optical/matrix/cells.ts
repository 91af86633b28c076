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

/** A parsed cell. */
export interface Cell {
  power: LensPower;
  /** Canonical text of the power, which identifies the cell. */
  text: string;
  /** Counted quantity. */
  counted: Milli;
  /** The quantity that the caller saw; undefined if the power did not exist. */
  expected: Milli | undefined;
  /** The field of its stock, "cells.3.available_quantity", for problems of the cell. */
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

/** Parses the sent cells; reports every fault at its cell, and refuses duplicate powers. */
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
