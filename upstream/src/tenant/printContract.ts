import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { optional, Success, Text } from '../http/schemas.ts';

/** Print settings of the shop (spec 1 §3, PDF); domain's `PrintSettings` explains each. */

/** Wide enough for every value; domain defines the limits. */
const Figure = Type.Integer({ minimum: 0, maximum: 1000 });

/** The paper of a bill: a page, or a counter printer's roll. */
export const BillPaper = Type.Union([
  Type.Literal('PAGE'),
  Type.Literal('THERMAL_80'),
  Type.Literal('THERMAL_58'),
]);

/** Settings in a request, all or some of them. */
export const printFields = {
  page_size: Type.Union([Type.Literal('A4'), Type.Literal('A5'), Type.Literal('LETTER')]),
  orientation: Type.Union([Type.Literal('PORTRAIT'), Type.Literal('LANDSCAPE')]),
  /** In mm, 3 to 20. */
  margin: Figure,
  /** 1 to 50. */
  items_per_page: Figure,
  template: Type.Union([Type.Literal('PROFESSIONAL'), Type.Literal('PLAIN')]),
  date_format: Type.Union([
    Type.Literal('SLASHES'),
    Type.Literal('DASHES'),
    Type.Literal('WORDS'),
    Type.Literal('ISO'),
  ]),
  /** "#RRGGBB" */
  colour: Text(7),
  /** In 1/96 inch, 9 to 14. */
  font_size: Figure,
  /** In 1/96 inch, 24 to 120. */
  logo_size: Figure,
  qr: Type.Boolean(),
  /** At most 30 characters. */
  watermark: Text(120),
  /** At most 500 characters. */
  terms: Text(2000),
};

export const PrintSetting = Type.Object(printFields);

export const getPrintSetting = endpoint({
  method: 'GET',
  path: '/getPrintSetting',
  summary: 'Returns how the shop’s papers are printed; the defaults if nothing was set',
  tenant: 'query',
  rights: ['settings:view'],
  repeat: 'safe',
  answer: Type.Object({ success: Success, data: PrintSetting }),
});

const answer = Type.Object({ success: Success, message: Type.String(), data: PrintSetting });

export const savePrintSetting = endpoint({
  method: 'POST',
  path: '/savePrintSetting',
  summary: 'Changes the given print settings only',
  tenant: 'body',
  rights: ['bills-and-tax:edit'],
  repeat: 'keyed',
  body: optional(printFields),
  answer,
});

export const resetPrintSetting = endpoint({
  method: 'POST',
  path: '/resetPrintSetting',
  summary: 'Resets the print settings to the defaults',
  tenant: 'body',
  rights: ['bills-and-tax:edit'],
  repeat: 'keyed',
  answer,
});
