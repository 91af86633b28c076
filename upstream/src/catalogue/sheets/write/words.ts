import { type FormField, type ItemKind, say } from '@galla/domain';
import { type LaidColumn, templateColumns } from './layout.ts';
import type { HelpLine, SheetWords } from './task.ts';

/** What is told whole of a list. */
const SHORT_LIST = 8;

const TEXTS = {
  mobile: 'contacts.ruleMobile',
  email: 'sheets.rule.text',
  number: 'sheets.rule.number',
  date: 'sheets.rule.date',
  text: 'sheets.rule.text',
} as const;

function ruleText({ rule }: LaidColumn): string {
  if (rule.kind !== 'list') return say(TEXTS[rule.kind]);
  const n = rule.values.length;
  const list = rule.values.join(', ');
  const choice = n <= SHORT_LIST ? say('sheets.rule.list', { list }) : say('sheets.rule.longList', { n });
  return rule.open ? `${choice} ${say('sheets.rule.open')}` : choice;
}

function helpLines(fields: readonly FormField[]): HelpLine[] {
  const columns = templateColumns(fields).map((column) => ({
    heading: column.heading,
    text: column.required ? `${say('sheets.rule.required')} ${ruleText(column)}` : ruleText(column),
  }));
  return [
    { heading: say('sheets.help.rows'), text: say('sheets.help.rowsText') },
    { heading: say('sheets.help.again'), text: say('sheets.help.againText') },
    { heading: say('sheets.help.blank'), text: say('sheets.help.blankText') },
    { heading: say('sheets.help.stock'), text: say('sheets.help.stockText') },
    { heading: say('sheets.help.pictures'), text: say('sheets.help.picturesText') },
    ...columns,
  ];
}

/** Products ask with "Please input {label}!", services with "{label} is required" (spec 1 §5). */
function missingText(kind: ItemKind, { label }: FormField): string {
  return kind === 'PRODUCT' ? say('forms.inputRequired', { label }) : say('forms.required', { label });
}

/** The words of a workbook of items, in the language that `say` speaks. */
export function sheetWords(kind: ItemKind, fields: readonly FormField[]): SheetWords {
  const required = fields.filter((field) => field.required);
  return {
    sheet: say(`sheets.name.${kind}`),
    help: {
      sheet: say('sheets.help'),
      title: say(`sheets.name.${kind}`),
      lines: helpLines(fields),
      column: say('sheets.help.column'),
      rule: say('sheets.help.rule'),
    },
    list: say('forms.notInList'),
    number: say('forms.notNumber'),
    date: say('forms.notDate'),
    yesNo: say('forms.notYesOrNo'),
    missing: Object.fromEntries(required.map((field) => [field.name, missingText(kind, field)])),
  };
}
