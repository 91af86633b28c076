import type { SheetLimits } from '@galla/domain';
import { SheetRefused } from './refusedSheet.ts';

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
/** Length of the end record, plus the longest comment after it. */
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;

/** An entry of a ZIP, with its raw bytes. */
export interface ZipPart {
  name: string;
  deflated: boolean;
  bytes: Buffer;
}

function findEnd(file: Buffer): number {
  const first = Math.max(0, file.length - END_LENGTH - LONGEST_COMMENT);
  for (let at = file.length - END_LENGTH; at >= first; at -= 1) {
    if (file.readUInt32LE(at) === END) return at;
  }
  throw new SheetRefused('damaged');
}

/** The entry described by the directory record at `at`. */
function partAt(file: Buffer, at: number): { part: ZipPart; next: number } {
  if (file.readUInt32LE(at) !== CENTRAL) throw new SheetRefused('damaged');
  const isEncrypted = (file.readUInt16LE(at + 8) & 1) === 1;
  if (isEncrypted) throw new SheetRefused('locked');
  const method = file.readUInt16LE(at + 10);
  if (method !== 0 && method !== 8) throw new SheetRefused('damaged');
  const size = file.readUInt32LE(at + 20);
  const [name, extra, comment] = [28, 30, 32].map((field) => file.readUInt16LE(at + field)) as [
    number,
    number,
    number,
  ];
  const local = file.readUInt32LE(at + 42);
  if (file.readUInt32LE(local) !== LOCAL) throw new SheetRefused('damaged');
  const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
  if (start + size > file.length) throw new SheetRefused('damaged');
  return {
    part: {
      name: file.toString('utf8', at + 46, at + 46 + name),
      deflated: method === 8,
      bytes: file.subarray(start, start + size),
    },
    next: at + 46 + name + extra + comment,
  };
}

/**
 * The entries of a ZIP, from the directory at its end. Nothing is inflated, and sizes stated in the file are not
 * trusted. ZIP64 is not supported, since no spreadsheet of 5 MiB needs it.
 */
export function zipParts(file: Buffer, limits: SheetLimits): ZipPart[] {
  try {
    const end = findEnd(file);
    const count = file.readUInt16LE(end + 10);
    if (count > limits.parts) throw new SheetRefused('tooManyParts');
    const parts: ZipPart[] = [];
    let at = file.readUInt32LE(end + 16);
    for (let n = 0; n < count; n += 1) {
      const { part, next } = partAt(file, at);
      parts.push(part);
      at = next;
    }
    // With duplicate names, the part checked here could be another than the one parsed later.
    if (new Set(parts.map(({ name }) => name.toLowerCase())).size < count) throw new SheetRefused('damaged');
    return parts;
  } catch (error) {
    // An offset beyond the end of the file.
    throw error instanceof RangeError ? new SheetRefused('damaged') : error;
  }
}
