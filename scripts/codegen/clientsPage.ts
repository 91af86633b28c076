import { REFUSALS, formatMessage } from '../../domain/src/index.ts';
import { DOCUMENT_LIMITS, type DocumentLimits } from '../../gateway/src/http/limits/limits.ts';

type Row = readonly string[];

const table = (head: Row, rows: readonly Row[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** A message as a reader sees it: each placeholder is shown as "{n}", for an amount or a name. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const refusals = (): string =>
  table(
    ['code', 'status', 'what people read'],
    Object.entries(REFUSALS).map(([code, { message, status }]) => [
      `\`${code}\``,
      String(status),
      cell(formatMessage(message)),
    ]),
  );

const MEANING: Record<keyof DocumentLimits, string> = {
  depth: 'fields within fields',
  introspectionDepth: 'the same of an introspection',
  tokens: 'words and signs of the document',
  aliases: 'fields that are given another name',
  directives: 'directives, wherever they stand',
  repetitions: 'the same answer name in one selection',
  operations: 'operations in one document',
  cost: 'objects that the answer may hold, as the `first` of each list says',
};

const limits = (): string =>
  table(
    ['limit', 'at most', 'of'],
    Object.entries(DOCUMENT_LIMITS).map(([name, most]) => [
      name,
      most.toLocaleString('en-IN'),
      MEANING[name as keyof DocumentLimits],
    ]),
  );

/** Fills the tables of the page for other clients from the current code. */
export function withTables(page: string): string {
  const tables = Object.entries({ refusals, limits });
  return tables.reduce((text, [name, make]) => {
    const [before, , after] = text.split(new RegExp(`(?<=<!-- ${name} -->\n)([^]*?)(?=<!-- /${name} -->)`));
    if (after === undefined) throw new Error(`docs/clients.md has no place for the table "${name}".`);
    return `${before}\n${make()}\n\n${after}`;
  }, page);
}
