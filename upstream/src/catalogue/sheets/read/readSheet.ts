import type { SheetLimits, SheetTable } from '@galla/domain';
import { checkParts } from './checkParts.ts';
import { readTable } from './readTable.ts';
import { SheetRefused } from './refusedSheet.ts';
import { zipParts } from './zip.ts';

const ZIP = Buffer.from('504b0304', 'hex');
/** The container of .xls, and of everything that a password locks. */
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** The name of the part that holds an .xlsx behind a password. */
const LOCKED = Buffer.from('EncryptedPackage', 'utf16le');

const begins = (file: Buffer, signature: Buffer) => file.subarray(0, signature.length).equals(signature);

/**
 * Reads a spreadsheet by its content, whatever its name says.
 * @throws SheetRefused for everything that is no plain .xlsx or .xls of at most 999 rows
 */
export async function readSheet(file: Buffer, limits: SheetLimits): Promise<SheetTable> {
  if (file.length > limits.file) throw new SheetRefused('tooLarge');
  if (begins(file, ZIP)) await checkParts(zipParts(file, limits), limits);
  else if (!begins(file, COMPOUND)) throw new SheetRefused('notSheet');
  else if (file.includes(LOCKED)) throw new SheetRefused('locked');
  return readTable(file, limits);
}
