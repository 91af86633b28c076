import { type FormField, type ItemKind, formatMessage } from '@galla/domain';
import { type LaidColumn, templateColumns } from './layout.ts';
import type { HelpLine, SheetWords } from './task.ts';

/** Maximum number of list values that are all named. */
const SHORT_LIST = 8;

const TEXTS = {
  mobile: 'contacts.ruleMobile',
  email: 'sheets.rule.text',
  number: 'sheets.rule.number',
  date: 'sheets.rule.date',
  text: 'sheets.rule.text',
} as const;

function ruleText({ rule }: LaidColumn): string {
  if (rule.kind !== 'list') return formatMessage(TEXTS[rule.kind]);
  const n = rule.values.length;
  const list = rule.values.join(', ');
  const choice =
    n <= SHORT_LIST
      ? formatMessage('sheets.rule.list', { list })
      : formatMessage('sheets.rule.longList', { n });
  return rule.open ? `${choice} ${formatMessage('sheets.rule.open')}` : choice;
}

function helpLines(fields: readonly FormField[]): HelpLine[] {
  const columns = templateColumns(fields).map((column) => ({
    heading: column.heading,
    text: column.required ? `${formatMessage('sheets.rule.required')} ${ruleText(column)}` : ruleText(column),
  }));
  return [
    { heading: formatMessage('sheets.help.rows'), text: formatMessage('sheets.help.rowsText') },
    { heading: formatMessage('sheets.help.again'), text: formatMessage('sheets.help.againText') },
    { heading: formatMessage('sheets.help.blank'), text: formatMessage('sheets.help.blankText') },
    { heading: formatMessage('sheets.help.stock'), text: formatMessage('sheets.help.stockText') },
    { heading: formatMessage('sheets.help.pictures'), text: formatMessage('sheets.help.picturesText') },
    ...columns,
  ];
}

/** Products use "Please input {label}!", services "{label} is required" (spec 1 §5). */
function missingText(kind: ItemKind, { label }: FormField): string {
  return kind === 'PRODUCT'
    ? formatMessage('forms.inputRequired', { label })
    : formatMessage('forms.required', { label });
}

/** The texts of a workbook of items, in the language of `formatMessage`. */
export function sheetWords(kind: ItemKind, fields: readonly FormField[]): SheetWords {
  const required = fields.filter((field) => field.required);
  return {
    sheet: formatMessage(`sheets.name.${kind}`),
    help: {
      sheet: formatMessage('sheets.help'),
      title: formatMessage(`sheets.name.${kind}`),
      lines: helpLines(fields),
      column: formatMessage('sheets.help.column'),
      rule: formatMessage('sheets.help.rule'),
    },
    list: formatMessage('forms.notInList'),
    number: formatMessage('forms.notNumber'),
    date: formatMessage('forms.notDate'),
    yesNo: formatMessage('forms.notYesOrNo'),
    missing: Object.fromEntries(required.map((field) => [field.name, missingText(kind, field)])),
  };
}
