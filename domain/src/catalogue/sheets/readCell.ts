import { holdsList, STOCK_FIELD, type FormField } from '../../forms/formField.ts';
import type { MessageKey } from '../../messages/formatMessage.ts';
import type { SheetCell } from './cell.ts';
import { plainText } from '../../text/plainText.ts';
import { numberText } from './headings/sample.ts';
import { withoutPrefix } from './safeText.ts';
import { asFieldTakes, type Beside } from './values/asFieldTakes.ts';

/** The text of a cell in the form's notation, or the problem with it. */
export type ReadCell = { text: string; problem?: undefined } | { text?: undefined; problem: MessageKey };

/** The value of a choice, matched by label or value in any case. */
function chosen({ values }: FormField, text: string): string {
  const plain = text.trim().toLowerCase();
  const option =
    values.find(({ label }) => label.trim().toLowerCase() === plain) ??
    values.find(({ value }) => value.trim().toLowerCase() === plain);
  return option?.value ?? text.trim();
}

function textOf(field: FormField, cell: SheetCell): string {
  switch (cell.kind) {
    case 'number':
      return numberText(cell.number);
    case 'date':
      return cell.day;
    case 'boolean':
      return field.name === STOCK_FIELD || field.values.length > 0
        ? cell.value
          ? 'Yes'
          : 'No'
        : String(cell.value);
    case 'text':
      return withoutPrefix(plainText(cell.text));
    default:
      return '';
  }
}

/**
 * Reads a cell for its field; a blank cell gives an empty text. The form's checks decide what the text means.
 * @param beside other values of the row, by which "10 Nos" is recognized as a number of pieces
 */
export function readCell(field: FormField, cell: SheetCell | undefined, beside: Beside): ReadCell {
  if (cell === undefined) return { text: '' };
  if (cell.kind === 'formula') return { problem: 'sheets.formula' };
  if (cell.kind === 'error') return { problem: 'sheets.errorValue' };
  const text = asFieldTakes(field, textOf(field, cell), beside);
  if (!holdsList(field)) return { text: chosen(field, text) };
  const parts = text.split(',').map((part) => chosen(field, part));
  return { text: parts.filter((part) => part !== '').join(',') };
}
