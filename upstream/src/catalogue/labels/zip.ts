import { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';

/** An entry of a zip file. */
export interface ZipEntry {
  name: string;
  bytes: Uint8Array;
}

/**
 * A zip file of entries that are made one after the other while it is sent, so neither side holds all of them. Entries
 * are stored uncompressed, since PDFs already are compressed.
 */
export function zipOf(entries: AsyncIterable<ZipEntry>, modified: Date): Readable {
  return Readable.from(piecesOf(entries, modified), { objectMode: false });
}

async function* piecesOf(entries: AsyncIterable<ZipEntry>, modified: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for await (const { name, bytes } of entries) {
    const file = new ZipPassThrough(name);
    file.mtime = modified;
    zip.add(file);
    file.push(bytes, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready;
}
