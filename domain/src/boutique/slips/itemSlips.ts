import type { LabelLayout, LabelPage } from '../../labels/layout.ts';
import { formatMessage, formatCount } from '../../messages/formatMessage.ts';
import { composeSlip, SLIP_WIDTH, type SlipPart, type SlipTools } from './composeSlip.ts';

/** Height of a page of item slips, in mm (spec 3 §9). */
export const ITEM_PAGE_HEIGHT = 200;

/** Contents of an item's slip. It carries no prices because it lies around in the workshop. */
export interface ItemSlip {
  shop: string;
  /** Number of the order. */
  number: string;
  /** "Blouse". */
  name: string;
  /** The person it is for; empty when not stated. */
  toWhom: string;
  /** The employee who has it; empty when none. */
  employee: string;
  pieces: number;
  /** "30 Nov 2026"; empty without a day. */
  delivery: string;
  trial: string;
  urgent: boolean;
  /** Content of its QR code. */
  code: string;
  /** The same in readable form, below the code. */
  key: string;
  /** Number of copies. */
  copies: number;
}

const row = (label: string, value: string): SlipPart[] =>
  value === '' ? [] : [{ part: 'row', label, value, size: 3.4, weight: 600 }];

const partsOf = (slip: ItemSlip): SlipPart[] => [
  { part: 'text', text: slip.shop, size: 3.4, weight: 600, lines: 1 },
  { part: 'rule', height: 0.8 },
  { part: 'gap', height: 1.5 },
  { part: 'text', text: slip.name, size: 5.6, weight: 600, lines: 2 },
  ...(slip.toWhom === ''
    ? []
    : [
        {
          part: 'text' as const,
          text: formatMessage('slips.for', { name: slip.toWhom }),
          size: 3.6,
          weight: 400 as const,
          lines: 1,
        },
      ]),
  ...(slip.urgent
    ? [
        {
          part: 'text' as const,
          text: formatMessage('slips.urgent'),
          size: 4.6,
          weight: 600 as const,
          lines: 1,
        },
      ]
    : []),
  { part: 'gap', height: 1 },
  { part: 'rule', height: 0.25 },
  { part: 'gap', height: 0.8 },
  ...row(formatMessage('slips.order'), slip.number),
  ...row(formatMessage('slips.pieces'), formatCount('slips.piece', slip.pieces)),
  ...row(formatMessage('slips.delivery'), slip.delivery),
  ...row(formatMessage('slips.trial'), slip.trial),
  ...row(formatMessage('slips.employee'), slip.employee),
  { part: 'code', text: slip.code },
  { part: 'text', text: slip.key, size: 3, weight: 400, lines: 0, centred: true },
];

const GUIDE = 0.1;

/** Slips of items, under each other on pages of 80 x 200 mm, with a line to cut between them. */
export function layoutItemSlips(slips: readonly ItemSlip[], tools: SlipTools): LabelLayout {
  const faces = slips.map((slip) => composeSlip(partsOf(slip), tools));
  const pages: LabelPage[] = [];
  let [labels, guides, y] = [[] as LabelPage['labels'], [] as LabelPage['guides'], 0];
  const endPage = (): void => {
    if (labels.length > 0) pages.push({ width: SLIP_WIDTH, height: ITEM_PAGE_HEIGHT, labels, guides });
    [labels, guides, y] = [[], [], 0];
  };
  for (const [face, { copies }] of slips.entries()) {
    const height = faces[face]?.height ?? 0;
    for (let copy = 0; copy < copies; copy += 1) {
      if (y + height > ITEM_PAGE_HEIGHT) endPage();
      if (y > 0) guides = [...guides, [0, y, SLIP_WIDTH, GUIDE]];
      labels = [...labels, { face, x: 0, y }];
      y += height;
    }
  }
  endPage();
  return { faces, pages };
}
