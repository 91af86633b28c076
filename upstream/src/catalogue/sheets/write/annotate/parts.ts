import { SHEET_LIMITS } from '@galla/domain/sheets';
import { inflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { zipParts } from '../../read/zip.ts';

const text = new TextDecoder('utf-8', { fatal: true });
const bytes = new TextEncoder();

/** The parts of a workbook; some are replaced, the others stay unchanged. */
export class Parts {
  readonly #parts = new Map<string, Uint8Array>();

  /** @param file an .xlsx that was parsed before, so that its parts are within the limits */
  constructor(file: Buffer) {
    let left: number = SHEET_LIMITS.inflated;
    for (const { name, deflated, bytes: packed } of zipParts(file, SHEET_LIMITS)) {
      const part = deflated ? inflateRawSync(packed, { maxOutputLength: left }) : packed;
      left -= part.length;
      this.#parts.set(name, part);
    }
  }

  /** The part with this path, ignoring case. */
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
