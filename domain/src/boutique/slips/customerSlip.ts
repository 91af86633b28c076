import type { LabelLayout } from '../../labels/layout.ts';
import { formatMessage } from '../../messages/formatMessage.ts';
import { formatRupees } from '../../money/format.ts';
import type { Paise } from '../../money/paise.ts';
import { composeSlip, SLIP_WIDTH, type SlipPart, type SlipTools } from './composeSlip.ts';

/** Height of the customer's slip, in mm (spec 3 §9). */
export const CUSTOMER_PAGE_HEIGHT = 120;

/** The slip the customer takes home. */
export interface CustomerSlip {
  shop: string;
  number: string;
  customer: string;
  /** "30 Nov 2026"; empty without a day. */
  delivery: string;
  total: Paise;
  /** Amount received. */
  received: Paise;
  pending: Paise;
  /** Address of the customer's page. */
  link: string;
}

const partsOf = (slip: CustomerSlip): SlipPart[] => [
  { part: 'text', text: slip.shop, size: 4, weight: 600, lines: 1 },
  { part: 'rule', height: 0.8 },
  { part: 'gap', height: 1 },
  { part: 'text', text: slip.customer, size: 4.4, weight: 600, lines: 1 },
  { part: 'row', label: formatMessage('slips.order'), value: slip.number, size: 3.2, weight: 600 },
  ...(slip.delivery === ''
    ? []
    : [
        {
          part: 'row' as const,
          label: formatMessage('slips.delivery'),
          value: slip.delivery,
          size: 3.2,
          weight: 600 as const,
        },
      ]),
  {
    part: 'row',
    label: formatMessage('slips.total'),
    value: formatRupees(slip.total),
    size: 3.2,
    weight: 400,
  },
  {
    part: 'row',
    label: formatMessage('slips.received'),
    value: formatRupees(slip.received),
    size: 3.2,
    weight: 400,
  },
  { part: 'rule', height: 0.25 },
  {
    part: 'row',
    label: formatMessage('slips.pending'),
    value: formatRupees(slip.pending),
    size: 4.2,
    weight: 600,
  },
  { part: 'rule', height: 0.25 },
  { part: 'gap', height: 0.4 },
  { part: 'rule', height: 0.25 },
  { part: 'code', text: slip.link },
  { part: 'text', text: formatMessage('slips.scanForState'), size: 3, weight: 400, lines: 0, centred: true },
];

/** The customer's slip: one page of 80 x 120 mm with the code that opens the order's page for customers. */
export function layoutCustomerSlip(slip: CustomerSlip, tools: SlipTools): LabelLayout {
  return {
    faces: [composeSlip(partsOf(slip), tools)],
    pages: [
      { width: SLIP_WIDTH, height: CUSTOMER_PAGE_HEIGHT, guides: [], labels: [{ face: 0, x: 0, y: 0 }] },
    ],
  };
}
