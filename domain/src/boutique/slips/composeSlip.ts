import { qrBars, qrFor, type Encoders } from '../../labels/codes.ts';
import type { Face } from '../../labels/face.ts';
import { linesOf } from '../../labels/lines.ts';
import type { LabelWeight, Mark, Measure } from '../../labels/marks.ts';
import type { QrErrorLevel } from '../../tenant/qr.ts';

/** Width of the paper of slips, in mm (spec 3 §9). */
export const SLIP_WIDTH = 80;

/** What slips are composed with beside what they say. */
export interface SlipTools {
  /** Side of the QR code, in mm. */
  side: number;
  errorLevel: QrErrorLevel;
  measure: Measure;
  encoders: Encoders;
}

/** A piece of a slip; they follow each other from the top down. Lengths are mm. */
export type SlipPart =
  | { part: 'text'; text: string; size: number; weight: LabelWeight; lines: number; centred?: boolean }
  /** Label left, value right. */
  | { part: 'row'; label: string; value: string; size: number; weight: LabelWeight }
  | { part: 'rule'; height: number }
  | { part: 'gap'; height: number }
  | { part: 'code'; text: string };

/** What printers leave blank at the left and right. */
const EDGE = 5;
const ROOM = SLIP_WIDTH - 2 * EDGE;
/** From one line to the next, as a share of the size. */
const PITCH = 1.4;
/** Of the room; the label of a row has what its value leaves. */
const VALUE_ROOM = 0.62;
/** Blank above and below a code, beside the quiet zone that the edges are. */
const CODE_GAP = 2;

interface Drawn {
  marks: Mark[];
  height: number;
}

const black = (bars: Extract<Mark, { kind: 'bars' }>['bars']): Mark => ({
  kind: 'bars',
  bars,
  colour: '#000000',
});

/** What a part takes of a slip from `y` on. */
function draw(part: SlipPart, y: number, { side, errorLevel, measure, encoders }: SlipTools): Drawn {
  switch (part.part) {
    case 'gap':
      return { marks: [], height: part.height };
    case 'rule':
      return { marks: [black([[EDGE, y, ROOM, part.height]])], height: part.height };
    case 'code': {
      const code = qrFor(part.text, side, errorLevel, encoders.qr);
      const bars = qrBars(code, side, (SLIP_WIDTH - side) / 2, y + CODE_GAP);
      return { marks: [black(bars)], height: side + 2 * CODE_GAP };
    }
    case 'text': {
      const lines = linesOf(part.text, part, ROOM, measure);
      const pitch = part.size * PITCH;
      const marks = lines.map(({ text, size, weight }, at): Mark => ({
        kind: 'text',
        text,
        x: part.centred === true ? SLIP_WIDTH / 2 : EDGE,
        middle: y + (at + 0.5) * pitch,
        size,
        weight,
        align: part.centred === true ? 'centre' : 'left',
      }));
      return { marks, height: lines.length * pitch };
    }
    default:
      return drawRow(part, y, measure);
  }
}

function drawRow(part: Extract<SlipPart, { part: 'row' }>, y: number, measure: Measure): Drawn {
  const { size, weight } = part;
  const pitch = size * PITCH;
  const middle = y + pitch / 2;
  // No part of a value may be missing: it is set smaller until it fits.
  const [value] = linesOf(part.value, { size, weight, lines: 0 }, ROOM * VALUE_ROOM, measure);
  const width = value === undefined ? 0 : measure(value.text, weight) * value.size;
  const [label] = linesOf(part.label, { size, weight: 400, lines: 1 }, ROOM - width - 2, measure);
  return {
    marks: [
      ...(label
        ? [
            {
              kind: 'text' as const,
              text: label.text,
              x: EDGE,
              middle,
              size,
              weight: label.weight,
              align: 'left' as const,
            },
          ]
        : []),
      ...(value
        ? [
            {
              kind: 'text' as const,
              text: value.text,
              x: SLIP_WIDTH - EDGE - width,
              middle,
              size: value.size,
              weight,
              align: 'left' as const,
            },
          ]
        : []),
    ],
    height: pitch,
  };
}

/** Sets a slip: its parts one under the other, with a blank edge above and below. */
export function composeSlip(parts: readonly SlipPart[], tools: SlipTools): Face {
  let y = EDGE;
  const marks: Mark[] = [];
  for (const part of parts) {
    const drawn = draw(part, y, tools);
    marks.push(...drawn.marks);
    y += drawn.height;
  }
  return { width: SLIP_WIDTH, height: y + EDGE, marks };
}
