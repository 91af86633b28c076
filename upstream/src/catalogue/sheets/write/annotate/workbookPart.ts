import { columnLetter } from '@galla/domain/sheets';
import { attributeOf, childOf, childrenOf, edited, needed, prefixOf, tagText } from './xml.ts';

export const WORKBOOK = 'xl/workbook.xml';
export const WORKBOOK_RELATIONS = 'xl/_rels/workbook.xml.rels';

function firstSheet(workbook: string): string {
  const [first] = childrenOf(workbook, needed(workbook, 'sheets'));
  if (!first) throw new Error('No sheet');
  return tagText(workbook, first);
}

function targetOf(relations: string, id: string): string {
  for (const relation of childrenOf(relations)) {
    const tag = tagText(relations, relation);
    const target = attributeOf(tag, 'Target');
    if (attributeOf(tag, 'Id') === id && target !== undefined) return target;
  }
  throw new Error('No such relation');
}

/** Path of the workbook's first sheet, which is the one that is read. */
export function firstSheetPath(workbook: string, relations: string): string {
  const id = attributeOf(firstSheet(workbook), '[\\w.-]+:id');
  const target = targetOf(relations, id ?? '');
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Quotes a sheet name for a reference: apostrophes are doubled, however XML encodes them. */
const quoted = (name: string): string => `'${name.replaceAll(/'|&apos;|&#39;|&#x27;/gi, '$&$&')}'`;

/** Where a new list of defined names belongs: after the elements that always precede it. */
function placeOfNames(workbook: string): number {
  const before = ['externalReferences', 'functionGroups', 'sheets'];
  const found = before.map((name) => childOf(workbook, name)).find((element) => element !== undefined);
  if (!found) throw new Error('No sheets');
  return found.end;
}

/** Gives the heading of a column on the first sheet a defined name, which remains when the column is moved. */
export function withDefinedName(workbook: string, name: string, column: number): string {
  const sheet = firstSheet(workbook);
  const prefix = prefixOf(sheet);
  const place = `${quoted(attributeOf(sheet, 'name') ?? '')}!$${columnLetter(column)}$1`;
  const text = `<${prefix}definedName name="${name}">${place}</${prefix}definedName>`;
  const list = childOf(workbook, 'definedNames');
  if (!list) {
    const at = placeOfNames(workbook);
    const names = `<${prefix}definedNames>${text}</${prefix}definedNames>`;
    return edited(workbook, [{ start: at, end: at, text: names }]);
  }
  const old = [...childrenOf(workbook, list)].filter(
    (one) => attributeOf(tagText(workbook, one), 'name')?.toLowerCase() === name.toLowerCase(),
  );
  return edited(workbook, [
    ...old.map(({ tag, end }) => ({ start: tag.start, end, text: '' })),
    { start: list.innerEnd, end: list.innerEnd, text },
  ]);
}
