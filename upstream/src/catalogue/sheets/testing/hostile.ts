import { CFB, utils, write } from '@e965/xlsx';
import { gzipSync } from 'node:zlib';
import type { SheetRefusal } from '../read/refusedSheet.ts';
import { type TestPart, zipOf } from './zip.ts';

/** A file sent as a spreadsheet, and the reason of its refusal. */
export interface HostileSheet {
  name: string;
  bytes: Buffer;
  reason: SheetRefusal;
}

const MB = 1024 * 1024;
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
const rowOf = (n: number) => `<row r="${n}">${cell(`A${n}`, n === 1 ? 'Title' : `Item ${n}`)}</row>`;
const sheetOf = (rows: string, before = '') =>
  `${HEAD}${before}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`;
const rows = (count: number) => Array.from({ length: count + 1 }, (_, at) => rowOf(at + 1)).join('');

/** A minimal .xlsx, with these parts added or replaced. */
function xlsx(...changes: TestPart[]): Buffer {
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const own: TestPart[] = [
    {
      name: '[Content_Types].xml',
      bytes: `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      bytes: `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      bytes: `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Products" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      bytes: `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    { name: 'xl/worksheets/sheet1.xml', bytes: sheetOf(rows(1)) },
  ];
  const changed = new Set(changes.map(({ name }) => name));
  return zipOf([...own.filter(({ name }) => !changed.has(name)), ...changes]);
}

/** A valid one with a sheet of these rows. */
export const plainXlsx = (count = 1): Buffer =>
  xlsx({ name: 'xl/worksheets/sheet1.xml', bytes: sheetOf(rows(count)) });

const sheet = (bytes: Buffer | string): Buffer => xlsx({ name: 'xl/worksheets/sheet1.xml', bytes });
const beside = (name: string, bytes: Buffer | string = 'x'): Buffer => xlsx({ name, bytes });

/** An .xls with these streams added to its container. */
function xls(count: number, ...streams: string[]): Buffer {
  const lines = [['Title'], ...Array.from({ length: count }, (_, at) => [`Item ${at}`])];
  const book = utils.book_new(utils.aoa_to_sheet(lines), 'Products');
  const bytes: Buffer = write(book, { type: 'buffer', bookType: 'biff8' });
  if (streams.length === 0) return bytes;
  const container = CFB.read(bytes, { type: 'buffer' });
  for (const name of streams) CFB.utils.cfb_add(container, name, Buffer.alloc(600, 1));
  return CFB.write(container, { type: 'buffer' }) as Buffer;
}

/** A valid one without changes. */
export const plainXls = (count = 1): Buffer => xls(count);

function locked(): Buffer {
  const container = CFB.utils.cfb_new();
  for (const name of ['/EncryptionInfo', '/EncryptedPackage'])
    CFB.utils.cfb_add(container, name, Buffer.alloc(8192, 4));
  return CFB.write(container, { type: 'buffer' }) as Buffer;
}

const DOCTYPE = '<!DOCTYPE worksheet [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
const LAUGHS = `<!DOCTYPE lolz [<!ENTITY a "ha">${'bcdefghij'
  .split('')
  .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghi'[at]};`.repeat(10)}">`)
  .join('')}]>`;
const zeros = (megabytes: number) => Buffer.alloc(megabytes * MB);
const FIVE = zeros(5);
const text = (content: string): Buffer => Buffer.from(content, 'latin1');

const file = (name: string, reason: SheetRefusal, bytes: Buffer): HostileSheet => ({ name, reason, bytes });

/** Other file types, or files of other programs. */
const strange = (): HostileSheet[] => [
  file('nothing', 'notSheet', Buffer.alloc(0)),
  file('a CSV', 'notSheet', text('Title,Price\r\nSoap,10')),
  file('a page called .xls', 'notSheet', text('<html><table><tr><td>Title</td></tr></table></html>')),
  file('Excel 2003 XML', 'notSheet', text('<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>')),
  file('a PDF', 'notSheet', text('%PDF-1.7')),
  file('a program', 'notSheet', text('MZ\x90\x00\x03')),
  file('a picture', 'notSheet', Buffer.from('89504e470d0a1a0a', 'hex')),
  file('a gzip of a spreadsheet', 'notSheet', gzipSync(plainXlsx())),
  file(
    'a Word document',
    'notSheet',
    zipOf([
      { name: '[Content_Types].xml', bytes: HEAD },
      { name: 'word/document.xml', bytes: HEAD },
    ]),
  ),
  file('an OpenDocument sheet', 'notSheet', zipOf([{ name: 'content.xml', bytes: HEAD }])),
  file(
    'an .xlsb',
    'notSheet',
    zipOf([
      { name: '[Content_Types].xml', bytes: HEAD },
      { name: 'xl/workbook.bin', bytes: 'x' },
    ]),
  ),
  file('a ZIP in a ZIP', 'notSheet', zipOf([{ name: 'inner.xlsx', bytes: plainXlsx() }])),
];

/** Decompression bombs. */
const bombs = (): HostileSheet[] => [
  file('a sheet of 60 MB of blanks', 'tooLarge', sheet(Buffer.alloc(60 * MB, ' '))),
  file('a picture of 60 MB of zeros', 'tooLarge', beside('xl/media/image1.png', zeros(60))),
  file(
    '150 parts of 1 MB',
    'tooLarge',
    xlsx(...Array.from({ length: 150 }, (_, at) => ({ name: `xl/media/${at}.png`, bytes: zeros(1) }))),
  ),
  file(
    '180 parts that are the same 5 MB',
    'tooLarge',
    xlsx(
      ...Array.from({ length: 180 }, (_, at) => ({ name: `xl/media/${at}.png`, bytes: FIVE, again: at > 0 })),
    ),
  ),
  file(
    'one text of 30 MB',
    'tooLarge',
    sheet(sheetOf(`<row r="1">${cell('A1', 'x'.repeat(30 * MB))}</row>`)),
  ),
  file(
    '201 parts',
    'tooManyParts',
    xlsx(...Array.from({ length: 196 }, (_, at) => ({ name: `xl/media/${at}.png`, bytes: '' }))),
  ),
  file('6 MB', 'tooLarge', Buffer.concat([plainXlsx(), zeros(6)])),
  file('a million rows', 'tooManyRows', sheet(sheetOf('<row/>'.repeat(1_000_000)))),
  file('a million rows of an .xls', 'tooManyRows', xls(40_000)),
  file('1,000 rows', 'tooManyRows', plainXlsx(1000)),
  file(
    'a million cells in a row',
    'tooManyRows',
    sheet(sheetOf(`<row r="1">${'<c r="A1"/>'.repeat(1_000_000)}</row>`)),
  ),
];

/** Files with active content. */
const active = (): HostileSheet[] => [
  file('a macro', 'macros', beside('xl/vbaProject.bin')),
  file(
    'a type with macros',
    'macros',
    beside('xl/other.xml', '<x ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/>'),
  ),
  file('an Excel 4 macro sheet', 'macros', beside('xl/macrosheets/sheet1.xml')),
  file('an ActiveX control', 'macros', beside('xl/activeX/activeX1.bin')),
  file('a macro of an .xls', 'macros', xls(1, '/_VBA_PROJECT_CUR/VBA/dir')),
  file('a link to another file', 'links', beside('xl/externalLinks/externalLink1.xml')),
  file('a connection to a database', 'links', beside('xl/connections.xml')),
  file('a file inside', 'links', beside('xl/embeddings/oleObject1.bin')),
];

/** XML with external references, and inconsistent ZIPs. */
const crooked = (): HostileSheet[] => [
  file(
    'an entity that reads a file',
    'unsafe',
    sheet(sheetOf(`<row r="1">${cell('A1', '&x;')}</row>`, DOCTYPE)),
  ),
  file(
    'a billion laughs',
    'unsafe',
    beside('xl/sharedStrings.xml', `${HEAD}${LAUGHS}<sst><si><t>&j;</t></si></sst>`),
  ),
  file('a document type far inside', 'unsafe', beside('xl/styles.xml', ' '.repeat(16_380) + DOCTYPE)),
  file('a document type in UTF-16', 'unsafe', sheet(Buffer.from(`\ufeff${sheetOf('', DOCTYPE)}`, 'utf16le'))),
  file('a way out of the folder', 'damaged', beside('../../etc/cron.d/x')),
  file(
    'two sheets of one name',
    'damaged',
    zipOf([
      ...Array.from({ length: 2 }, () => ({ name: 'xl/workbook.xml', bytes: HEAD })),
      { name: '[Content_Types].xml', bytes: HEAD },
    ]),
  ),
  file('an encrypted part', 'locked', xlsx({ name: 'xl/worksheets/sheet1.xml', bytes: 'x', flags: 1 })),
  file('a file with a password', 'locked', locked()),
];

function atEnd(bytes: Buffer, field: number, value: number): Buffer {
  const changed = Buffer.from(bytes);
  changed.writeUInt32LE(value, changed.length - 22 + field);
  return changed;
}

/** Truncated, corrupted or empty files. */
const broken = (): HostileSheet[] => [
  file('half a file', 'damaged', plainXlsx(500).subarray(0, 4000)),
  file('a directory beyond the end', 'damaged', atEnd(plainXlsx(), 16, 0x7fffffff)),
  file('a directory that is none', 'damaged', atEnd(plainXlsx(), 16, 4)),
  file('parts that are not deflated', 'damaged', plainXlsx().fill(0xff, 60, 120)),
  file('half an .xls', 'damaged', plainXls(500).subarray(0, 3000)),
  file('an .xls of zeros', 'damaged', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), zeros(1)])),
  file('an .xls of noise', 'damaged', Buffer.from(plainXls(50)).fill('\x17\x42', 30, 500)),
  file('no sheet', 'empty', sheet('')),
  file('headings alone', 'empty', plainXlsx(0)),
];

/** More than 40 files that are not plain sheets of values; each must be refused with its reason. */
export function hostileSheets(): HostileSheet[] {
  return [...strange(), ...bombs(), ...active(), ...crooked(), ...broken()];
}
