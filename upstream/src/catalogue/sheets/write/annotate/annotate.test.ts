import { SHEET_LIMITS, type SheetFault } from '@galla/domain';
import ExcelJS from 'exceljs';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readSheet } from '../../read/readSheet.ts';
import { zipOf } from '../../testing/zip.ts';
import { openSheet } from '../../testing/workbook.ts';
import { annotate } from './annotate.ts';
import { Parts } from './parts.ts';

const HEADING = 'To fix';
const MARKED = ['xl/workbook.xml', 'xl/styles.xml', 'xl/worksheets/sheet1.xml'];
const BAD = 'FFFCE9E7';

const fault = (row: number, column: number | null, message: string): SheetFault => ({
  row,
  column,
  label: column === null ? '' : 'ABCDEF'.charAt(column),
  message,
});

async function annotated(file: Buffer, faults: SheetFault[]): Promise<Buffer> {
  const table = await readSheet(file, SHEET_LIMITS);
  const stream = new PassThrough();
  const task = { kind: 'annotate', file, table, faults, heading: HEADING, name: 'galla_faults' } as const;
  await annotate(task, stream);
  stream.end();
  return buffer(stream);
}

/** A sheet as kept by a shop: with drop-downs, widths, formats, colours, notes and a second sheet. */
async function ownWorkbook(): Promise<Buffer> {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet("Mohan's range", { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = [
    { width: 33.5 },
    { width: 11, style: { numFmt: '"Rs" 0.00' } },
    { width: 8, style: { numFmt: '@' } },
  ];
  sheet.addRows([
    ['Name', 'Price', 'Code (SKU)', 'Unit'],
    ['Soap', 'ten', '007'],
    ['Comb', 12.5],
    [null, 4],
  ]);
  sheet.getCell('A2').font = { bold: true, name: 'Arial' };
  sheet.getCell('A3').note = 'Ask Ravi';
  sheet.getRow(3).height = 40;
  sheet.autoFilter = 'A1:D4';
  sheet.getCell('D2').dataValidation = { type: 'list', allowBlank: true, formulae: ['"pc,kg"'] };
  sheet.getCell('D3').dataValidation = { type: 'list', allowBlank: true, formulae: ['Units!$A$1:$A$3'] };
  sheet.addConditionalFormatting({
    ref: 'B2:B4',
    rules: [
      { type: 'cellIs', operator: 'lessThan', formulae: [5], priority: 1, style: { font: { bold: true } } },
    ],
  });
  const units = book.addWorksheet('Units', { state: 'hidden' });
  units.addRows([['pc'], ['kg'], ['m']]);
  return Buffer.from(await book.xlsx.writeBuffer());
}

const FAULTS = [fault(2, 1, 'No number: “ten” <10>'), fault(4, 0, 'Needed'), fault(4, 2, 'Needed too')];

const behind = (parts: Parts) => parts.read('xl/worksheets/sheet1.xml').split('</sheetData>')[1];
const widths = (of: ExcelJS.Worksheet) => [1, 2, 3, 4].map((column) => of.getColumn(column).width);

test('what was sent comes back with the notes added, and nothing else of it is changed', async () => {
  const file = await ownWorkbook();
  const raw = await annotated(file, FAULTS);
  const [sent, back] = [new Parts(file), new Parts(raw)];
  expect(back.names).toEqual(sent.names);
  for (const name of sent.names.filter((one) => !MARKED.includes(one)))
    expect([name, back.read(name)]).toEqual([name, sent.read(name)]);

  expect(behind(back)).toContain('<dataValidations');
  expect(behind(back)).toBe(behind(sent));
  const [{ sheet: before }, { sheet, book }] = [await openSheet(file), await openSheet(raw)];
  expect(widths(sheet)).toEqual(widths(before));
  expect(sheet.getColumn(5).width).toBe(60);
  expect([sheet.name, sheet.getRow(3).height, sheet.getCell('A3').note]).toEqual([
    "Mohan's range",
    40,
    'Ask Ravi',
  ]);
  expect(book.getWorksheet('Units')?.state).toBe('hidden');
  for (const address of ['D2', 'D3'])
    expect(sheet.getCell(address).dataValidation).toEqual(before.getCell(address).dataValidation);
});

test('bad cells are coloured and keep their formats, and each row says beside it what is wrong', async () => {
  const { sheet } = await openSheet(await annotated(await ownWorkbook(), FAULTS));
  const coloured: string[] = [];
  sheet.eachRow((row) =>
    row.eachCell({ includeEmpty: true }, ({ fill, address }) => {
      if (fill?.type === 'pattern' && fill.fgColor?.argb === BAD) coloured.push(address);
    }),
  );
  expect(coloured).toEqual(['B2', 'A4', 'C4']);
  expect(sheet.getCell('B2').numFmt).toBe('"Rs" 0.00');
  // A previously missing cell in a text column: a code typed into it keeps its zeros.
  expect(sheet.getCell('C4').numFmt).toBe('@');
  expect(sheet.getCell('A2').font).toMatchObject({ bold: true, name: 'Arial' });
  const notes = [1, 2, 3, 4].map((row) => sheet.getRow(row).getCell(5).text);
  expect(notes).toEqual([HEADING, 'B: No number: “ten” <10>', '', 'A: Needed\nC: Needed too']);
});

test('sent again it is marked anew: the sentences of the first time are gone', async () => {
  const once = await annotated(await ownWorkbook(), FAULTS);
  const { names } = await readSheet(once, SHEET_LIMITS);
  expect(names.get('faults')).toBe(4);
  const heading = fault(1, null, 'A column is missing');
  const twice = await annotated(once, [heading, fault(3, 1, 'Too dear')]);
  const { sheet } = await openSheet(twice);
  const notes = [1, 2, 3, 4].map((row) => sheet.getRow(row).getCell(5).text);
  expect(notes).toEqual([`${HEADING}\nA column is missing`, '', 'B: Too dear', '']);
  expect((await readSheet(twice, SHEET_LIMITS)).names.get('faults')).toBe(4);
});

const part = (name: string, bytes: string) => ({ name, bytes });
const REST = [
  part(
    '[Content_Types].xml',
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/s.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
  ),
  part(
    '_rels/.rels',
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
  ),
  part(
    'xl/workbook.xml',
    '<x:workbook xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><x:sheets><x:sheet name="A&amp;B" sheetId="1" r:id="r1"/></x:sheets></x:workbook>',
  ),
  part(
    'xl/_rels/workbook.xml.rels',
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="/xl/s.xml"/><Relationship Id="r2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
  ),
];
const STYLES = part(
  'xl/styles.xml',
  '<x:styleSheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:fonts><x:font/></x:fonts><x:fills><x:fill/><x:fill/></x:fills><x:cellXfs><x:xf/></x:cellXfs></x:styleSheet>',
);
const sheetPart = (rows: string) =>
  part(
    'xl/s.xml',
    `<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:cols><x:col min="1" max="16384" width="9"/></x:cols><x:sheetData>${rows}</x:sheetData></x:worksheet>`,
  );
const text = (value: string) => `<x:c t="inlineStr"><x:is><x:t>${value}</x:t></x:is></x:c>`;

test('a workbook of another program is marked in its own manner: prefixes, and cells without their places', async () => {
  const rows = `<x:row>${text('Name')}<!-- <x:c --></x:row><x:row>${text('Soap')}</x:row><x:row r="4"><x:c r="A4"><x:v>4</x:v></x:c></x:row>`;
  const raw = await annotated(zipOf([...REST, STYLES, sheetPart(rows)]), [
    fault(2, 0, 'Sold out'),
    fault(4, 0, 'No name'),
  ]);
  const marked = new Parts(raw).read('xl/s.xml');
  expect(marked).toContain(
    '<x:col width="9" min="1" max="1"/><x:col width="60" customWidth="1" min="2" max="2"/><x:col width="9" min="3" max="16384"/>',
  );
  expect(marked).toContain('<x:row r="4"><x:c r="A4" s="3"><x:v>4</x:v></x:c><x:c r="B4"');
  const { rows: read, header, names } = await readSheet(raw, SHEET_LIMITS);
  expect([header.get(0), header.get(1), names.get('faults')]).toEqual(['Name', HEADING, 1]);
  expect(read.map(({ cells }) => cells.get(1))).toEqual([
    { kind: 'text', text: 'A: Sold out' },
    { kind: 'text', text: 'A: No name' },
  ]);
});

test('where that can not be done its values come back, marked, on a sheet of ours', async () => {
  const rows = `<x:row>${text('Name')}</x:row><x:row>${text('Soap')}</x:row>`;
  const withoutStyles = zipOf([...REST, sheetPart(rows)]);
  const { sheet } = await openSheet(await annotated(withoutStyles, [fault(2, 0, 'Sold out')]));
  expect([sheet.getCell('A2').text, sheet.getCell('B2').text]).toEqual(['Soap', 'A: Sold out']);
});
