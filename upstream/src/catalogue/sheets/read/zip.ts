import type { SheetLimits } from '@galla/domain';
import { SheetRefused } from './refusedSheet.ts';

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
/** The end's own length, and the longest comment behind it. */
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;

/** A part of a ZIP; its bytes are as they lie there. */
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

/** The part that an entry of the directory at `at` describes. */
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
 * The parts of a ZIP, by its directory at the end. Nothing is inflated, and no size that the file states of itself is
 * believed: ZIP64 is not read, since no spreadsheet of 5 MiB needs it.
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
    // Two parts of one name: what we look at could be another than what is read afterwards.
    if (new Set(parts.map(({ name }) => name.toLowerCase())).size < count) throw new SheetRefused('damaged');
    return parts;
  } catch (error) {
    // Read beyond the end: an offset that leads nowhere.
    throw error instanceof RangeError ? new SheetRefused('damaged') : error;
  }
}
