import type { SheetLimits, SheetTable } from '@galla/domain';
import { checkParts } from './checkParts.ts';
import { readTable } from './readTable.ts';
import { SheetRefused } from './refusedSheet.ts';
import { zipParts } from './zip.ts';

const ZIP = Buffer.from('504b0304', 'hex');
/** The signature of .xls files, and of every password-protected file. */
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** Name of the stream that holds a password-protected .xlsx. */
const LOCKED = Buffer.from('EncryptedPackage', 'utf16le');

const begins = (file: Buffer, signature: Buffer) => file.subarray(0, signature.length).equals(signature);

/**
 * Parses a spreadsheet by its content, ignoring the file name.
 * @throws SheetRefused for anything but a plain .xlsx or .xls of at most 999 rows
 */
export async function readSheet(file: Buffer, limits: SheetLimits): Promise<SheetTable> {
  if (file.length > limits.file) throw new SheetRefused('tooLarge');
  if (begins(file, ZIP)) await checkParts(zipParts(file, limits), limits);
  else if (!begins(file, COMPOUND)) throw new SheetRefused('notSheet');
  else if (file.includes(LOCKED)) throw new SheetRefused('locked');
  return readTable(file, limits);
}
