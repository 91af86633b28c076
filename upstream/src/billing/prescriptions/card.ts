import {
  EYE_VALUES,
  EYES,
  eyeField,
  eyeName,
  type FormField,
  formatDayAs,
  formatMessage,
  type MessageKey,
  PRESCRIPTION_FIELDS,
} from '@galla/domain';
import { composeShop, fact, isText, phoneText } from '../pdf/compose/compose.ts';
import type { Records } from '../pdf/load.ts';
import type { Fact, Paper } from '../pdf/paper.ts';

/** The text content of a prescription's card. */
export interface Card extends Pick<Paper, 'title' | 'mark' | 'sentence' | 'shop' | 'customer' | 'facts'> {
  /** Column labels. */
  heads: string[];
  rows: { eye: string; values: string[] }[];
  details: Fact[];
  number: string;
  issued: Date;
}

/** Texts of a prescription by their wire names. */
export type PrescriptionValues = Readonly<Record<string, string | null>>;

const HEADS: readonly MessageKey[] = [
  'prescription.sphere',
  'prescription.cylinder',
  'prescription.axis',
  'prescription.add',
  'prescription.prism',
  'prescription.base',
];

/** A figure in print: a minus sign instead of a hyphen, and a dash for no value. */
const shown = (text: string | null | undefined): string => text?.replace(/^-/, '−') || '–';

const listed = (text: string | null | undefined): string | undefined => text?.split(',').join(', ');

const inMillimetres = (text: string | null | undefined): string | undefined =>
  text ? formatMessage('prescription.millimetres', { n: text }) : undefined;

/** Values of the fields that only this shop's form has, under its labels. */
const own = (prescription: PrescriptionValues, fields: readonly FormField[]): Fact[] =>
  fields.flatMap(({ name, label }) => {
    const value = PRESCRIPTION_FIELDS.has(name) ? undefined : listed(prescription[name]);
    return value ? [{ label, value }] : [];
  });

/** Composes the text content of the card. */
export function composeCard(
  records: Records,
  prescription: PrescriptionValues,
  { fields, logo }: { fields: readonly FormField[]; logo: Buffer | undefined },
): Card {
  const { document, print } = records;
  const years = prescription['age'] && formatMessage('prescription.years', { n: prescription['age'] });
  const day = formatDayAs(document.prescribedOn ?? document.issuedOn, print.dateFormat);
  return {
    title: formatMessage('prescription.title'),
    mark: undefined,
    sentence: undefined,
    shop: composeShop(records, logo),
    customer: {
      label: formatMessage('prescription.for'),
      name: document.customerName,
      lines: [years, phoneText(document.customerMobile ?? '')].filter(isText),
    },
    facts: [
      [
        { label: formatMessage('prescription.tested'), value: day, main: true },
        ...fact('prescription.testedBy', prescription['tested_by']),
      ],
      [{ label: formatMessage('prescription.bill'), value: document.number, main: true }],
    ],
    heads: HEADS.map((key) => formatMessage(key)),
    rows: EYES.map((side) => ({
      eye: eyeName(side),
      values: EYE_VALUES.map((name) => shown(prescription[eyeField(side, name)])),
    })),
    details: [
      ...fact('prescription.pdName', inMillimetres(prescription['pd'])),
      ...fact('prescription.heightName', inMillimetres(prescription['fitting_height'])),
      ...fact('prescription.wearType', listed(prescription['wear_type'])),
      ...fact('prescription.lensDesign', listed(prescription['lens_design'])),
      ...fact('prescription.materials', listed(prescription['materials_coats'])),
      ...own(prescription, fields),
      ...fact('prescription.notes', prescription['priscription']),
    ],
    number: document.number,
    issued: document.issuedAt,
  };
}
