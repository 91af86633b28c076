import { ACCENT, DUE, DUE_INK, WHITE } from '../look.ts';
import {
  attributeOf,
  childOf,
  childrenOf,
  type Edit,
  edited,
  type Element,
  needed,
  prefixOf,
  tagText,
  withAttribute,
} from './xml.ts';

/** Elements of a font that come after its colour. */
const AFTER_COLOUR = new Set(['name', 'family', 'charset', 'scheme']);

/** A list in a workbook's styles that can be appended to. */
class StyleList {
  readonly #xml: string;
  readonly #list: Element;
  readonly #known: Element[];
  readonly #added: string[] = [];

  constructor(xml: string, name: string) {
    this.#xml = xml;
    this.#list = needed(xml, name);
    this.#known = [...childrenOf(xml, this.#list)];
    if (this.#known.length === 0) throw new Error(`No ${name}`);
  }

  /** The element at an index, or the first one if there is none. */
  at(index: number): Element {
    const found = this.#known[index] ?? this.#known[0];
    if (!found) throw new Error('No style');
    return found;
  }

  /** Appends an element; returns its index. */
  add(text: string): number {
    return this.#known.length + this.#added.push(text) - 1;
  }

  edits(): Edit[] {
    const { tag, innerEnd } = this.#list;
    const first = this.#xml.slice(tag.start, tag.end);
    const count = this.#known.length + this.#added.length;
    return [
      { start: tag.start, end: tag.end, text: withAttribute(first, 'count', count) },
      { start: innerEnd, end: innerEnd, text: this.#added.join('') },
    ];
  }
}

/**
 * The styles of a user's workbook, with added styles for faults. A bad cell keeps its number format, border and
 * alignment. Cells share styles, so each style used by a bad cell gets a variant.
 */
export class Looks {
  readonly #xml: string;
  readonly #prefix: string;
  readonly #fonts: StyleList;
  readonly #fills: StyleList;
  readonly #cells: StyleList;
  readonly #bad = new Map<number, number>();
  readonly #badFill: number;
  /** Style of the heading above the fault messages. */
  readonly heading: number;
  readonly sentence: number;

  constructor(xml: string) {
    this.#xml = xml;
    this.#fonts = new StyleList(xml, 'fonts');
    this.#fills = new StyleList(xml, 'fills');
    this.#cells = new StyleList(xml, 'cellXfs');
    this.#prefix = prefixOf(tagText(xml, this.#fonts.at(0)));
    this.#badFill = this.#addFill(DUE);
    this.heading = this.#addText(this.#inked(0, WHITE, true), this.#addFill(ACCENT), 'center');
    this.sentence = this.#addText(this.#inked(0, DUE_INK), 0, 'top');
  }

  /** The variant of a style for bad cells. */
  bad(style: number): number {
    const known = this.#bad.get(style);
    if (known !== undefined) return known;
    const { tag, end, innerStart } = this.#cells.at(style);
    const first = this.#xml.slice(tag.start, tag.end);
    const font = this.#inked(Number(attributeOf(first, 'fontId') ?? 0), DUE_INK);
    const look = { fontId: font, fillId: this.#badFill, applyFont: 1, applyFill: 1 };
    const changed = Object.entries(look).reduce(
      (text, [name, value]) => withAttribute(text, name, value),
      first,
    );
    const added = this.#cells.add(changed + this.#xml.slice(innerStart, end));
    this.#bad.set(style, added);
    return added;
  }

  /** The styles as XML. */
  get xml(): string {
    return edited(
      this.#xml,
      [this.#fonts, this.#fills, this.#cells].flatMap((list) => list.edits()),
    );
  }

  #addFill(argb: string): number {
    const p = this.#prefix;
    const colour = `<${p}fgColor rgb="${argb}"/>`;
    return this.#fills.add(
      `<${p}fill><${p}patternFill patternType="solid">${colour}</${p}patternFill></${p}fill>`,
    );
  }

  #addText(font: number, fill: number, vertical: 'center' | 'top'): number {
    const p = this.#prefix;
    const look = `numFmtId="0" fontId="${font}" fillId="${fill}" borderId="0" xfId="0"`;
    const applied = 'applyFont="1" applyFill="1" applyAlignment="1"';
    const alignment = `<${p}alignment vertical="${vertical}" wrapText="1"/>`;
    return this.#cells.add(`<${p}xf ${look} ${applied}>${alignment}</${p}xf>`);
  }

  /** The font at the index in another colour. */
  #inked(index: number, argb: string, isBold = false): number {
    const p = this.#prefix;
    const font = this.#fonts.at(index);
    const colour = `<${p}color rgb="${argb}"/>`;
    const old = childOf(this.#xml, 'color', font);
    const parts = [...childrenOf(this.#xml, font)];
    const texts = parts.map(({ tag, end }) => this.#xml.slice(tag.start, end));
    const place = parts.findIndex(({ tag }) => AFTER_COLOUR.has(tag.name));
    if (old) texts[parts.findIndex(({ tag }) => tag.name === 'color')] = colour;
    else texts.splice(place < 0 ? texts.length : place, 0, colour);
    if (isBold && !parts.some(({ tag }) => tag.name === 'b')) texts.unshift(`<${p}b/>`);
    return this.#fonts.add(`<${p}font>${texts.join('')}</${p}font>`);
  }
}
