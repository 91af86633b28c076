import type { SheetLimits } from '@galla/domain';
import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { SheetRefused, type SheetRefusal } from './refusedSheet.ts';
import type { ZipPart } from './zip.ts';

/** Parts of every .xlsx file, which neither .xlsb nor files of other programs have. */
const NEEDED = ['[content_types].xml', 'xl/workbook.xml'];

/** Parts with active content. */
const FORBIDDEN: readonly (readonly [RegExp, SheetRefusal])[] = [
  [/vbaproject|vbadata|macrosheets\/|dialogsheets\/|activex\//, 'macros'],
  [/externallinks\/|connections\.xml$|querytables\/|embeddings\//, 'links'],
  [/\.\.|^\/|\\|:/, 'damaged'],
];

/** Far more XML than 999 rows need, but small enough to be read as text within the worker's memory. */
const MOST_XML = 24 * 1024 * 1024;
/** Formatted empty rows count too, so the limit is higher than that of rows with values. */
const MOST_ROW_TAGS = 20_000;
const MOST_CELL_TAGS = 400_000;

/** Byte sequences to count or detect in XML, also across chunk boundaries. */
const TAGS = {
  doctype: Buffer.from('<!DOCTYPE'),
  entity: Buffer.from('<!ENTITY'),
  // As the content type of the workbook; as a default for .bin it appears in files of many exporters.
  macroType: Buffer.from('macroEnabled.main+xml'),
  row: Buffer.from('<row'),
  cell: Buffer.from('<c '),
};
const OVERLAP = Math.max(...Object.values(TAGS).map(({ length }) => length)) - 1;

/** How often a tag ends after the first `seen` bytes. */
function countOf(text: Buffer, tag: Buffer, seen: number): number {
  let found = 0;
  const first = Math.max(0, seen - tag.length + 1);
  for (let at = text.indexOf(tag, first); at >= 0; at = text.indexOf(tag, at + tag.length)) found += 1;
  return found;
}

/** Scans the XML of one part as a stream. */
class XmlWatch {
  #tail = Buffer.alloc(0);
  #rows = 0;
  #cells = 0;

  see(piece: Buffer): void {
    // UTF-16 would hide content from this scan that a parser may find.
    if (piece.includes(0)) throw new SheetRefused('unsafe');
    const text = Buffer.concat([this.#tail, piece]);
    const has = (tag: Buffer) => text.includes(tag);
    if (has(TAGS.doctype) || has(TAGS.entity)) throw new SheetRefused('unsafe');
    if (has(TAGS.macroType)) throw new SheetRefused('macros');
    const seen = this.#tail.length;
    this.#rows += countOf(text, TAGS.row, seen);
    this.#cells += countOf(text, TAGS.cell, seen);
    if (this.#rows > MOST_ROW_TAGS || this.#cells > MOST_CELL_TAGS) throw new SheetRefused('tooManyRows');
    this.#tail = Buffer.from(text.subarray(-OVERLAP));
  }
}

/** The inflated bytes of a part as a stream; nothing is buffered. */
function inflated({ deflated, bytes }: ZipPart): AsyncIterable<Buffer> {
  const stored = Readable.from([bytes]);
  return deflated ? stored.pipe(createInflateRaw()) : stored;
}

const isXml = (name: string): boolean => /\.(xml|rels|vml)$/.test(name);

/**
 * Restricts the parts of an .xlsx to what a sheet of values needs: no macros, no external links, no document types or
 * entities, and limited sizes, counted while inflating.
 * @throws SheetRefused
 */
export async function checkParts(parts: readonly ZipPart[], limits: SheetLimits): Promise<void> {
  const names = parts.map(({ name }) => name.toLowerCase());
  if (!NEEDED.every((name) => names.includes(name))) throw new SheetRefused('notSheet');
  for (const [pattern, reason] of FORBIDDEN) {
    if (names.some((name) => pattern.test(name))) throw new SheetRefused(reason);
  }
  let [total, xml] = [0, 0];
  for (const part of parts) {
    const watch = isXml(part.name.toLowerCase()) ? new XmlWatch() : undefined;
    try {
      for await (const piece of inflated(part)) {
        total += piece.length;
        if (watch) xml += piece.length;
        if (total > limits.inflated || xml > MOST_XML) throw new SheetRefused('tooLarge');
        watch?.see(piece);
      }
    } catch (error) {
      throw error instanceof SheetRefused ? error : new SheetRefused('damaged');
    }
  }
}
