import { contactFields, say } from '@galla/domain';
import type { LaidColumn, SheetWords } from '../../catalogue/index.ts';

const RULES: Readonly<Record<string, LaidColumn['rule']>> = {
  mobile: { kind: 'mobile' },
  email: { kind: 'email' },
  dob: { kind: 'date' },
  anniversary: { kind: 'date' },
};

const WIDE = 32;
const USUAL = 20;

/** The columns of contacts, in a template and in a download alike. */
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

/** The words of a workbook of contacts. */
export function contactWords(): SheetWords {
  const title = say('contacts.title');
  return {
    sheet: title,
    help: {
      sheet: say('sheets.help'),
      title,
      lines: [
        { heading: say('sheets.help.rows'), text: say('contacts.rowsText') },
        { heading: say('sheets.help.again'), text: say('contacts.againText') },
        { heading: say('sheets.help.blank'), text: say('contacts.blankText') },
        { heading: say('customers.mobile'), text: say('contacts.ruleMobile') },
      ],
      column: say('sheets.help.column'),
      rule: say('sheets.help.rule'),
    },
    list: say('forms.notInList'),
    number: say('forms.notNumber'),
    date: say('forms.notDate'),
    yesNo: say('forms.notYesOrNo'),
    mobile: say('contacts.mobileDigits'),
    email: say('customers.emailInvalid'),
    missing: { name: say('customers.nameMissing'), mobile: say('customers.mobileMissing') },
  };
}
