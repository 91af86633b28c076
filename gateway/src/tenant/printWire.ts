import type { PrintSettings as Print } from '@galla/domain';
import type { tenant } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import { omitUndefined } from '../rest/omitUndefined.ts';
import type { PrintSettings } from '../types.generated.ts';

type PrintRow = Answer<typeof tenant.getPrintSetting>['data'];

/** The wire name of each setting. */
export const PRINT_WIRE = {
  pageSize: 'page_size',
  orientation: 'orientation',
  margin: 'margin',
  itemsPerPage: 'items_per_page',
  template: 'template',
  dateFormat: 'date_format',
  colour: 'colour',
  fontSize: 'font_size',
  logoSize: 'logo_size',
  qr: 'qr',
  watermark: 'watermark',
  terms: 'terms',
} as const satisfies Record<keyof Print, keyof PrintRow>;

const NAMES = Object.keys(PRINT_WIRE) as (keyof Print)[];

/** Maps print settings to the graph's type. */
export const printOf = (row: PrintRow): PrintSettings => ({
  pageSize: row.page_size,
  orientation: row.orientation,
  margin: row.margin,
  itemsPerPage: row.items_per_page,
  template: row.template,
  dateFormat: row.date_format,
  colour: row.colour,
  fontSize: row.font_size,
  logoSize: row.logo_size,
  qr: row.qr,
  watermark: row.watermark,
  terms: row.terms,
});

/** The given settings in wire form; upstream checks them together with the unchanged ones. */
export function printBody(input: { readonly [K in keyof Print]?: unknown }): Partial<PrintRow> {
  const entries = NAMES.map((name) => [PRINT_WIRE[name], input[name]]);
  return omitUndefined(Object.fromEntries(entries) as { [K in keyof PrintRow]: PrintRow[K] | undefined });
}
