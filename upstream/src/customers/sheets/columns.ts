import { contactFields, formatMessage } from '@galla/domain';
import type { LaidColumn, SheetWords } from '../../catalogue/index.ts';

const RULES: Readonly<Record<string, LaidColumn['rule']>> = {
  mobile: { kind: 'mobile' },
  email: { kind: 'email' },
  dob: { kind: 'date' },
  anniversary: { kind: 'date' },
  opening_due: { kind: 'number' },
  credit_limit: { kind: 'number' },
};

const WIDE = 32;
const USUAL = 20;

/** The columns of contacts, for template and download. */
export const contactColumns = (): LaidColumn[] =>
  contactFields().map(({ name, label, required }) => ({
    field: name,
    heading: required ? `${label} *` : label,
    name: `galla_${name}`,
    rule: RULES[name] ?? { kind: 'text' },
    required,
    width: name === 'name' || name === 'location' || name === 'email' ? WIDE : USUAL,
    hidden: false,
  }));

/** The texts of a workbook of contacts. */
export function contactWords(): SheetWords {
  const title = formatMessage('contacts.title');
  return {
    sheet: title,
    help: {
      sheet: formatMessage('sheets.help'),
      title,
      lines: [
        { heading: formatMessage('sheets.help.rows'), text: formatMessage('contacts.rowsText') },
        { heading: formatMessage('sheets.help.again'), text: formatMessage('contacts.againText') },
        { heading: formatMessage('sheets.help.blank'), text: formatMessage('contacts.blankText') },
        { heading: formatMessage('customers.mobile'), text: formatMessage('contacts.ruleMobile') },
      ],
      column: formatMessage('sheets.help.column'),
      rule: formatMessage('sheets.help.rule'),
    },
    list: formatMessage('forms.notInList'),
    number: formatMessage('forms.notNumber'),
    date: formatMessage('forms.notDate'),
    yesNo: formatMessage('forms.notYesOrNo'),
    mobile: formatMessage('contacts.mobileDigits'),
    email: formatMessage('customers.emailInvalid'),
    missing: {
      name: formatMessage('customers.nameMissing'),
      mobile: formatMessage('customers.mobileMissing'),
    },
  };
}
