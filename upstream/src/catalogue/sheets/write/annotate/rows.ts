import { columnLetter } from '@galla/domain/sheets';
import type { Looks } from './Looks.ts';
import {
  attributeOf,
  childrenOf,
  type Edit,
  type Element,
  escaped,
  needed,
  prefixOf,
  tagText,
  withAttribute,
} from './xml.ts';

/** The marks of a row: bad cells, by column from 0, and the message beside them. */
export interface RowMarks {
  bad: ReadonlySet<number>;
  fault: string;
}

/** The marks of a sheet. */
export interface Marking {
  rows: ReadonlyMap<number, RowMarks>;
  /** The column of fault messages, from 0; its existing content is removed. */
  fault: number;
  looks: Looks;
  /** The style of missing cells. */
  columnStyle: (column: number) => number;
}

/** Maximum length of a cell. */
const LONGEST = 32_000;

function columnOf(reference: string): number {
  const letters = /^([A-Z]{1,3})\d+$/.exec(reference)?.[1];
  if (letters === undefined) throw new Error('A cell is nowhere');
  return (
    Array.from(letters, (letter) => letter.charCodeAt(0) - 64).reduce((sum, digit) => sum * 26 + digit, 0) - 1
  );
}

/** Writes marks into the rows of a sheet. */
class RowWriter {
  readonly #xml: string;
  readonly #prefix: string;
  readonly #marking: Marking;

  constructor(xml: string, prefix: string, marking: Marking) {
    this.#xml = xml;
    this.#prefix = prefix;
    this.#marking = marking;
  }

  /** A missing row. */
  newRow(number: number): string {
    const p = this.#prefix;
    const cells = this.#missing(number, () => 0);
    return `<${p}row r="${number}">${cells.map(([, text]) => text).join('')}</${p}row>`;
  }

  marked(row: Element, number: number): string {
    const first = withAttribute(tagText(this.#xml, row), 'spans', undefined);
    const isStyled = attributeOf(first, 'customFormat') === '1';
    const rowStyle = Number(attributeOf(first, 's') ?? 0);
    const waiting = this.#missing(number, (column) =>
      isStyled ? rowStyle : this.#marking.columnStyle(column),
    );
    const pieces: string[] = [];
    const add = (before: number) => {
      while ((waiting[0]?.[0] ?? Infinity) < before) pieces.push(waiting.shift()?.[1] ?? '');
    };
    let column = -1;
    for (const cell of childrenOf(this.#xml, row)) {
      const tag = tagText(this.#xml, cell);
      const reference = attributeOf(tag, 'r');
      const own = reference === undefined ? column + 1 : columnOf(reference);
      if (own <= column) throw new Error('Cells are not in order');
      column = own;
      add(column);
      if (column === this.#marking.fault) continue;
      if (waiting[0]?.[0] === column) waiting.shift();
      pieces.push(this.#cell(cell, tag, this.#marking.rows.get(number)?.bad.has(column) === true));
    }
    add(Infinity);
    const open = first.replace(/\/>$/, '>');
    return `${open}${pieces.join('')}</${/^<([\w.:-]+)/.exec(open)?.[1]}>`;
  }

  #cell({ tag, innerStart, end }: Element, text: string, isBad: boolean): string {
    if (!isBad) return this.#xml.slice(tag.start, end);
    const style = this.#marking.looks.bad(Number(attributeOf(text, 's') ?? 0));
    return withAttribute(text, 's', style) + this.#xml.slice(innerStart, end);
  }

  /** The marked cells of a row that do not exist yet. */
  #missing(number: number, styleOf: (column: number) => number): [number, string][] {
    const marks = this.#marking.rows.get(number);
    if (!marks) return [];
    const { fault, looks } = this.#marking;
    const p = this.#prefix;
    const at = (column: number, style: number) => `<${p}c r="${columnLetter(column)}${number}" s="${style}"`;
    const cells = [...marks.bad]
      .filter((column) => column !== fault)
      .map((column): [number, string] => [column, `${at(column, looks.bad(styleOf(column)))}/>`]);
    const text = `<${p}t xml:space="preserve">${escaped(marks.fault.slice(0, LONGEST))}</${p}t>`;
    const look = number === 1 ? looks.heading : looks.sentence;
    const sentence = `${at(fault, look)} t="inlineStr"><${p}is>${text}</${p}is></${p}c>`;
    return [...cells, [fault, sentence] satisfies [number, string]].toSorted(([a], [b]) => a - b);
  }
}

/** Marks the rows of a sheet and adds missing ones; other rows stay unchanged. */
export function rowsEdit(sheet: string, marking: Marking): Edit {
  const data = needed(sheet, 'sheetData');
  const first = tagText(sheet, data);
  const writer = new RowWriter(sheet, prefixOf(first), marking);
  const waiting = [...marking.rows.keys()].toSorted((a, b) => a - b);
  const pieces: string[] = [];
  const add = (before: number) => {
    while ((waiting[0] ?? Infinity) < before) pieces.push(writer.newRow(waiting.shift() ?? 0));
  };
  let number = 0;
  for (const row of childrenOf(sheet, data)) {
    const own = Number(attributeOf(tagText(sheet, row), 'r') ?? number + 1);
    if (!(own > number)) throw new Error('Rows are not in order');
    number = own;
    add(number);
    if (waiting[0] === number) waiting.shift();
    pieces.push(writer.marked(row, number));
  }
  add(Infinity);
  const open = first.replace(/\/>$/, '>');
  const text = `${open}${pieces.join('')}</${/^<([\w.:-]+)/.exec(open)?.[1]}>`;
  return { start: data.tag.start, end: data.end, text };
}
