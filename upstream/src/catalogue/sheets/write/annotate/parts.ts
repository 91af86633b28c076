import { SHEET_LIMITS } from '@galla/domain';
import { inflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { zipParts } from '../../read/zip.ts';

const text = new TextDecoder('utf-8', { fatal: true });
const bytes = new TextEncoder();

/** The parts of a workbook, of which some are written anew and the others stay as they came. */
export class Parts {
  readonly #parts = new Map<string, Uint8Array>();

  /** @param file an .xlsx that was read before, so that its parts are held to the limits */
  constructor(file: Buffer) {
    let left: number = SHEET_LIMITS.inflated;
    for (const { name, deflated, bytes: packed } of zipParts(file, SHEET_LIMITS)) {
      const part = deflated ? inflateRawSync(packed, { maxOutputLength: left }) : packed;
      left -= part.length;
      this.#parts.set(name, part);
    }
  }

  /** The part of this path in whatever case it is written. */
  #nameOf(path: string): string {
    const name = [...this.#parts.keys()].find((one) => one.toLowerCase() === path.toLowerCase());
    if (name === undefined) throw new Error('A part is missing');
    return name;
  }

  get names(): string[] {
    return [...this.#parts.keys()];
  }

  read(path: string): string {
    return text.decode(this.#parts.get(this.#nameOf(path)));
  }

  write(path: string, xml: string): void {
    this.#parts.set(this.#nameOf(path), bytes.encode(xml));
  }

  zip(): Uint8Array {
    return zipSync(Object.fromEntries(this.#parts));
  }
}
