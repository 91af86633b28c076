import {
  layoutCustomerSlip,
  layoutItemSlips,
  layoutJobCards,
  layoutLabels,
  type LabelLayout,
  type LabelOptions,
  type QrSettings,
  type SlipTools,
} from '@galla/domain';
import { encoders, textMeasure } from '../../catalogue/index.ts';
import type { SlipOrder } from './fetchSlips.ts';

/** What to print: slips of the items, a job card for each piece, small labels, or the customer's slip. */
export const SLIP_KINDS = ['ITEMS', 'CARDS', 'LABELS', 'CUSTOMER'] as const;
export type SlipKind = (typeof SLIP_KINDS)[number];

interface Setting {
  kind: SlipKind;
  /** Options of the labels. */
  options: LabelOptions;
  /** Side of the code on a slip, in mm. */
  side: number;
  /** Number of copies of a code. */
  copiesOf: (key: string) => number;
  look: QrSettings;
  /** URL of the customer's page; undefined until it is created. */
  link: string | undefined;
}

const NOTHING: LabelLayout = { faces: [], pages: [] };

/** The layout, page by page; shared by preview, printer and PDF. */
export function slipLayout(order: SlipOrder, setting: Setting): LabelLayout {
  const { kind, options, side, copiesOf, look, link } = setting;
  const { codes, shop, number, customer, delivery, trial, urgent, total, received, pending } = order;
  const tools: SlipTools = { side, errorLevel: look.errorLevel, measure: textMeasure(), encoders };
  switch (kind) {
    case 'CUSTOMER':
      if (link === undefined) return NOTHING;
      return layoutCustomerSlip({ shop, number, customer, delivery, total, received, pending, link }, tools);
    case 'CARDS':
      return layoutJobCards(
        (order.cards ?? []).map((card) => ({ ...card, shop })),
        tools,
      );
    case 'ITEMS':
      return layoutItemSlips(
        codes.map(({ key, name, toWhom, employee, pieces, content, itemKey }) => ({
          shop,
          number,
          name,
          toWhom,
          employee,
          pieces,
          delivery,
          trial,
          urgent,
          code: content,
          key: itemKey,
          copies: copiesOf(key),
        })),
        tools,
      );
    default:
      return layoutLabels(
        codes.map(({ key, name, toWhom, employee, content, itemKey }) => ({
          name,
          traits: [toWhom, employee].filter(Boolean).join(' · '),
          price: 0,
          taxInclusive: true,
          gst: 0,
          mrp: undefined,
          sku: itemKey,
          barcode: undefined,
          address: content,
          quantity: copiesOf(key),
        })),
        options,
        { look, measure: textMeasure(), encoders },
      );
  }
}
