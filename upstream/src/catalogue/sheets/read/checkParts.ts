import type { SheetLimits } from '@galla/domain';
import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { SheetRefused, type SheetRefusal } from './refusedSheet.ts';
import type { ZipPart } from './zip.ts';

/** What every .xlsx has. Neither an .xlsb nor a document of another program does. */
const NEEDED = ['[content_types].xml', 'xl/workbook.xml'];

/** Parts that do something instead of holding values. */
const FORBIDDEN: readonly (readonly [RegExp, SheetRefusal])[] = [
  [/vbaproject|vbadata|macrosheets\/|dialogsheets\/|activex\//, 'macros'],
  [/externallinks\/|connections\.xml$|querytables\/|embeddings\//, 'links'],
  [/\.\.|^\/|\\|:/, 'damaged'],
];

/** Much more XML than 999 rows make, and little enough to be read as text within the worker's memory. */
const MOST_XML = 24 * 1024 * 1024;
/** Rows with a format count too, so there may be more of them than rows that hold something. */
const MOST_ROW_TAGS = 20_000;
const MOST_CELL_TAGS = 400_000;

/** What is counted or looked for in XML, also where a piece ends in its middle. */
const TAGS = {
  doctype: Buffer.from('<!DOCTYPE'),
  entity: Buffer.from('<!ENTITY'),
  // As the type of the workbook; as a default for .bin it stands in files of many exporters.
  macroType: Buffer.from('macroEnabled.main+xml'),
  row: Buffer.from('<row'),
  cell: Buffer.from('<c '),
};
const OVERLAP = Math.max(...Object.values(TAGS).map(({ length }) => length)) - 1;

/** How often a tag ends behind the first `seen` bytes. */
function countOf(text: Buffer, tag: Buffer, seen: number): number {
  let found = 0;
  const first = Math.max(0, seen - tag.length + 1);
  for (let at = text.indexOf(tag, first); at >= 0; at = text.indexOf(tag, at + tag.length)) found += 1;
  return found;
}

/** Watches the XML of one part go by. */
class XmlWatch {
  #tail = Buffer.alloc(0);
  #rows = 0;
  #cells = 0;

  see(piece: Buffer): void {
    // UTF-16 would hide from us what a reader may find.
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

/** The bytes of a part as they are inflated; nothing of them is kept. */
function inflated({ deflated, bytes }: ZipPart): AsyncIterable<Buffer> {
  const stored = Readable.from([bytes]);
  return deflated ? stored.pipe(createInflateRaw()) : stored;
}

const isXml = (name: string): boolean => /\.(xml|rels|vml)$/.test(name);

/**
 * Holds the parts of an .xlsx to what a sheet of values needs: no macros, no links to other files, no document types
 * or entities, and sizes that are counted while it is inflated.
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
