import { formatMessage } from '@galla/domain';
import type { SentProblem } from '../../app/send/sendForm.ts';
import type { SheetFault } from '../../ui/sheet/FaultList.tsx';

/** Parses a fault such as "C7 Mobile number: Please enter numbers only". */
export function faultOf({ field, message }: SentProblem): SheetFault {
  const text = message.startsWith(field) ? message.slice(field.length).trim() : message;
  const [, label = '', rest = text] = /^([^:]*): (.*)$/s.exec(text) ?? [];
  return { place: field, label, message: rest };
}

/** A CSV cell; text that a spreadsheet would take for a formula is escaped. */
const csvCell = (text: string): string => `"${text.replace(/^[=+\-@\t]/, "'$&").replaceAll('"', '""')}"`;

/** All faults of a sheet as a file, for correcting it cell by cell. */
export function faultsFile(sheet: string, faults: readonly SheetFault[]): File {
  const heading = [
    formatMessage('contacts.faultsCell'),
    formatMessage('contacts.faultsColumn'),
    formatMessage('contacts.faultsMessage'),
  ];
  const rows = [heading, ...faults.map(({ place, label, message }) => [place, label, message])];
  const lines = rows.map((row) => row.map(csvCell).join(','));
  const name = `${sheet.replace(/\.xlsx?$/i, '')} ${formatMessage('sheets.faults')}.csv`;
  // Excel needs the byte order mark to recognize UTF-8.
  return new File([`\uFEFF${lines.join('\r\n')}\r\n`], name, { type: 'text/csv' });
}
