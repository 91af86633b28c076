import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of a test ZIP. */
export interface TestPart {
  name: string;
  bytes: Buffer | string;
  /** General purpose flags; 1 means encrypted. */
  flags?: number;
  /** Refers to the data of the previous entry instead of its own. */
  again?: boolean;
}

/** Writes a ZIP with exactly these entries, including invalid ones. */
export function zipOf(parts: readonly TestPart[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let [offset, next] = [0, 0];
  for (const { name, bytes, flags = 0, again = false } of parts) {
    const content = Buffer.from(bytes);
    const packed = deflateRawSync(content);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(flags, 2);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(content), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(content.length, 18);
    head.writeUInt16LE(Buffer.byteLength(name), 22);
    if (!again) {
      offset = next;
      const file = [Buffer.from('PK\x03\x04'), head, Buffer.from(name), packed];
      files.push(...file);
      next += file.reduce((sum, one) => sum + one.length, 0);
    }
    const entry = Buffer.alloc(42);
    entry.writeUInt16LE(20, 0);
    head.copy(entry, 2);
    entry.writeUInt32LE(offset, 38);
    directory.push(Buffer.from('PK\x01\x02'), entry, Buffer.from(name));
  }
  const size = directory.reduce((sum, one) => sum + one.length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(next, 12);
  return Buffer.concat([...files, ...directory, Buffer.from('PK\x05\x06'), end]);
}
