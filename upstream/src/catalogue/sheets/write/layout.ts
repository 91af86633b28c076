import {
  columnHeading,
  columnName,
  type FormField,
  isClosedChoice,
  holdsList,
  ownColumnLabel,
  SHEET_LIMITS,
  STOCK_FIELD,
} from '@galla/domain';

/** What a person may put into a column, as the spreadsheet itself holds him to it (spec 1 §5). */
export type ColumnRule =
  | { kind: 'list'; values: string[]; /** Others may be typed too. */ open: boolean }
  | { kind: 'number' }
  | { kind: 'date' }
  /** A number of a telephone. */
  | { kind: 'mobile' }
  | { kind: 'email' }
  | { kind: 'text' };

/** A column of a workbook that we write. */
export interface LaidColumn {
  /** The field's name, or that of a column of our own. */
  field: string;
  heading: string;
  /** Defined name of the heading's cell; absent where the field's name does not make one. */
  name?: string;
  rule: ColumnRule;
  required: boolean;
  /** Characters. */
  width: number;
  hidden: boolean;
}

/** The last row that is held to the columns' rules: 999 under the heading. */
export const LAST_RULED_ROW = SHEET_LIMITS.rows + 1;

const TITLE_WIDTH = 32;
const LONG_WIDTH = 40;
const NUMBER_WIDTH = 12;
const USUAL_WIDTH = 18;

function ruleOf(field: FormField): ColumnRule {
  if (field.name === STOCK_FIELD) return { kind: 'list', values: ['Yes', 'No'], open: false };
  const labels = field.values.map(({ label }) => label);
  const isChoice = field.type !== 'text' && field.type !== 'textarea' && labels.length > 0;
  // A cell of several values holds them joined with commas, which no list of a spreadsheet has.
  if (isChoice) return { kind: 'list', values: labels, open: !isClosedChoice(field) || holdsList(field) };
  if (field.type === 'number' || field.type === 'date') return { kind: field.type };
  return { kind: 'text' };
}

function widthOf({ name, type }: FormField, rule: ColumnRule): number {
  if (name === 'title') return TITLE_WIDTH;
  if (type === 'textarea') return LONG_WIDTH;
  return rule.kind === 'number' || rule.kind === 'date' ? NUMBER_WIDTH : USUAL_WIDTH;
}

function ownColumn(field: 'id' | 'expected_quantity', kind: 'text' | 'number'): LaidColumn {
  const name = columnName(field);
  return {
    field,
    heading: ownColumnLabel(field),
    ...(name !== undefined && { name }),
    rule: { kind },
    required: false,
    width: USUAL_WIDTH,
    hidden: true,
  };
}

/** The columns of a template: one for each field of the form. */
export function templateColumns(fields: readonly FormField[]): LaidColumn[] {
  return fields.map((field) => {
    const rule = ruleOf(field);
    const name = columnName(field.name);
    return {
      field: field.name,
      heading: columnHeading(field),
      ...(name !== undefined && { name }),
      rule,
      required: field.required,
      width: Math.max(widthOf(field, rule), field.label.length + 2),
      hidden: false,
    };
  });
}

/** The columns of an export: those of the template, and behind them what an import knows its items by. */
export function exportColumns(fields: readonly FormField[]): LaidColumn[] {
  const counts = fields.some(({ name }) => name === 'available_quantity');
  return [
    ...templateColumns(fields),
    ownColumn('id', 'text'),
    ...(counts ? [ownColumn('expected_quantity', 'number')] : []),
  ];
}
