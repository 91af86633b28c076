import type { SheetCell } from '../cell.ts';

/** A number as people write it: 0.1 + 0.2 becomes 0.3, with as many digits as a spreadsheet shows. */
export const numberText = (number: number): string => String(Number(number.toPrecision(15)));

/** Maximum length of an example value, in characters. */
const LONGEST_SAMPLE = 60;

/** A cell as an example of its column; empty for formulas and errors, which have no value. */
export function sampleOf(cell: SheetCell): string {
  switch (cell.kind) {
    case 'text': {
      const text = cell.text.replaceAll(/\s+/g, ' ').trim();
      return text.length > LONGEST_SAMPLE ? `${text.slice(0, LONGEST_SAMPLE - 1)}…` : text;
    }
    case 'number':
      return numberText(cell.number);
    case 'date':
      return cell.day;
    case 'boolean':
      return cell.value ? 'Yes' : 'No';
    default:
      return '';
  }
}
