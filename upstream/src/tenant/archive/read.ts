import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BadArchive, type Header, type Line, parseLine } from './format.ts';

/** The unpacked text by lines. */
async function* textLines(path: string): AsyncIterable<string> {
  // Errors reach the reader of the stream; the callback only prevents an unhandled one.
  const text = pipeline(createReadStream(path), createGunzip(), () => undefined).setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of text) {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw new BadArchive(
      `The archive can't be read: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
  if (rest !== '') yield rest;
}

/** The lines of an archive in sequence. Throws BadArchive for a truncated or damaged one. */
export async function* archiveLines(path: string): AsyncIterable<Line> {
  let last: Line['kind'] | undefined;
  for await (const text of textLines(path)) {
    const line = parseLine(text);
    last = line.kind;
    yield line;
  }
  if (last !== 'end') throw new BadArchive('The archive is not complete.');
}

/** The first line of an archive. */
export async function archiveHeader(path: string): Promise<Header> {
  for await (const line of archiveLines(path)) {
    if (line.kind === 'header') return line.header;
    break;
  }
  throw new BadArchive('This is no archive of a shop.');
}
