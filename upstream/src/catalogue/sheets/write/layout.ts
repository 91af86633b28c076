import {
  columnHeading,
  columnName,
  type FormField,
  isClosedChoice,
  holdsList,
  ownColumnLabel,
  STOCK_FIELD,
} from '@galla/domain';

/** The values allowed in a column, as enforced by the spreadsheet itself (spec 1 §5). */
export type ColumnRule =
  | { kind: 'list'; values: string[]; /** Whether other values may be typed. */ open: boolean }
  | { kind: 'number' }
  | { kind: 'date' }
  /** A phone number. */
  | { kind: 'mobile' }
  | { kind: 'email' }
  | { kind: 'text' };

/** A column of a workbook that we write. */
export interface LaidColumn {
  /** Name of the field, or of a column of our own. */
  field: string;
  heading: string;
  /** Defined name of the heading's cell; missing when the field's name is not valid as one. */
  name?: string;
  rule: ColumnRule;
  required: boolean;
  /** In characters. */
  width: number;
  hidden: boolean;
}

const TITLE_WIDTH = 32;
const LONG_WIDTH = 40;
const NUMBER_WIDTH = 12;
const USUAL_WIDTH = 18;

function ruleOf(field: FormField): ColumnRule {
  if (field.name === STOCK_FIELD) return { kind: 'list', values: ['Yes', 'No'], open: false };
  const labels = field.values.map(({ label }) => label);
  const isChoice = field.type !== 'text' && field.type !== 'textarea' && labels.length > 0;
  // A cell with several values has them joined with commas, which a spreadsheet's list can't validate.
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

/** The columns of a template: one per field of the form. */
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

/** The columns of an export: those of the template, then the keys by which an import identifies items. */
export function exportColumns(fields: readonly FormField[]): LaidColumn[] {
  const counts = fields.some(({ name }) => name === 'available_quantity');
  return [
    ...templateColumns(fields),
    ownColumn('id', 'text'),
    ...(counts ? [ownColumn('expected_quantity', 'number')] : []),
  ];
}
