import type { LabelLayout } from '../../labels/layout.ts';
import { formatMessage } from '../../messages/formatMessage.ts';
import type { LengthUnit } from '../measure.ts';
import { composeSlip, type SlipPart, type SlipTools } from './composeSlip.ts';
import { garmentOf } from './drawing.ts';

/** Width of the paper of job cards, in mm (picture 30). */
export const CARD_WIDTH = 58;
/** Maximum side of the code: 48 mm of the paper can be printed on. */
export const MAX_CARD_SIDE = 40;
const DRAWING = 26;

interface Alteration {
  /** The last part of that order's number. */
  of: string;
  cause: string;
  sewnBy: readonly { name: string; employee: string }[];
}

/** Contents of a piece's job card: everything needed to sew it, without prices or the customer's number. */
export interface JobCard {
  shop: string;
  /** The last part of the order's number. */
  number: string;
  /** "Blouse". */
  name: string;
  /** Number of the piece within the item, and the item's pieces. */
  piece: number;
  of: number;
  /** The person it is for; empty when not stated. */
  toWhom: string;
  /** "Mon 30 Nov"; empty without a day. */
  due: string;
  trial: string;
  urgent: boolean;
  /** The order whose piece it alters, why, and who sewed it; undefined for new work. */
  alteration: Alteration | undefined;
  /** Names of designs and patterns, then of add-ons. */
  designs: readonly string[];
  addOns: readonly string[];
  measures: readonly { name: string; value: string }[];
  unit: LengthUnit;
  /** Measurements as text, warnings and the note of the item, as far as there are any. */
  notes: readonly string[];
  /** The stages in order, each with its employee; empty when none is assigned. */
  stages: readonly { name: string; employee: string }[];
  /** Content of its QR code: the address of the piece, which says nothing about the customer. */
  code: string;
}

const GAP: SlipPart = { part: 'gap', height: 1 };
const RULE: SlipPart = { part: 'rule', height: 0.25 };

/** The parts with a line above; empty when there are none. */
const under = (parts: readonly SlipPart[]): SlipPart[] =>
  parts.length === 0 ? [] : [GAP, RULE, GAP, ...parts];

const text = (
  content: string,
  size: number,
  weight: 400 | 600,
  lines: number,
  centred = false,
): SlipPart[] => (content === '' ? [] : [{ part: 'text', text: content, size, weight, lines, centred }]);

const day = (label: string, value: string, size: number): SlipPart[] =>
  value === '' ? [] : [{ part: 'row', label, value, size, weight: 600 }];

const urgentBar: SlipPart[] = [
  { part: 'rule', height: 2.2 },
  { part: 'text', text: formatMessage('slips.urgent'), size: 6, weight: 600, lines: 1, centred: true },
  { part: 'rule', height: 2.2 },
  GAP,
];

const alterationOf = ({ of, cause, sewnBy }: Alteration): SlipPart[] =>
  under([
    ...text(formatMessage('alteration.card'), 4.4, 600, 1),
    ...text(formatMessage('alteration.cardOf', { number: of }), 3.2, 400, 1),
    ...text(cause, 4, 600, 4),
    ...text(sewnBy.length === 0 ? '' : formatMessage('alteration.sewnBy'), 3, 400, 1),
    ...sewnBy.map(({ name, employee }): SlipPart => ({
      part: 'row',
      label: name,
      value: employee,
      size: 3.2,
      weight: 400,
    })),
  ]);

function partsOf(card: JobCard): SlipPart[] {
  const garment = garmentOf(card.measures.map(({ name }) => name));
  return [
    ...(card.urgent ? urgentBar : []),
    ...text(card.shop, 3.2, 600, 1),
    { part: 'rule', height: 0.8 },
    GAP,
    {
      part: 'row',
      label: card.name,
      value: formatMessage('cards.of', { n: card.piece, of: card.of }),
      size: 5,
      weight: 600,
      labelWeight: 600,
    },
    {
      part: 'row',
      label: card.toWhom === '' ? '' : formatMessage('slips.for', { name: card.toWhom }),
      value: card.number,
      size: 3.2,
      weight: 400,
    },
    ...(card.alteration ? alterationOf(card.alteration) : []),
    ...under([
      ...day(formatMessage('cards.due'), card.due, 4.4),
      ...day(formatMessage('cards.trial'), card.trial, 3.4),
    ]),
    ...(garment ? under([{ part: 'drawing', garment, width: DRAWING }]) : []),
    ...under([
      ...text(card.designs.join(', '), 3.4, 600, 3, true),
      ...text(card.addOns.join(', '), 3.2, 400, 3, true),
    ]),
    ...under([
      ...text(
        card.measures.length === 0
          ? ''
          : formatMessage(card.unit === 'CM' ? 'cards.centimetres' : 'cards.inches'),
        3.2,
        600,
        1,
      ),
      ...card.measures.map(({ name, value }): SlipPart => ({
        part: 'row',
        label: name,
        value,
        size: 4,
        weight: 600,
      })),
    ]),
    ...under(card.notes.flatMap((note) => text(note, 3.2, 400, 8))),
    ...under(
      card.stages.map(({ name, employee }): SlipPart => ({
        part: 'tick',
        label: name,
        value: employee,
        size: 3.4,
      })),
    ),
    GAP,
    RULE,
    { part: 'code', text: card.code },
    ...text(formatMessage('cards.scan'), 3.4, 600, 1, true),
  ];
}

/** Job cards on a 58 mm roll: one page per piece, as long as it needs. */
export function layoutJobCards(cards: readonly JobCard[], tools: SlipTools): LabelLayout {
  const side = Math.min(tools.side, MAX_CARD_SIDE);
  const faces = cards.map((card) => composeSlip(partsOf(card), { ...tools, side, width: CARD_WIDTH }));
  return {
    faces,
    pages: faces.map(({ width, height }, face) => ({
      width,
      height,
      guides: [],
      labels: [{ face, x: 0, y: 0 }],
    })),
  };
}
