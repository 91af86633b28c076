import { qrBars, qrFor, type Encoders } from '../../labels/codes.ts';
import type { Face } from '../../labels/face.ts';
import { linesOf, type Line } from '../../labels/lines.ts';
import type { Bar, LabelWeight, Mark, Measure } from '../../labels/marks.ts';
import type { QrErrorLevel } from '../../tenant/qr.ts';
import { drawGarment, drawingHeight, type Garment } from './drawing.ts';

/** Width of the paper of slips, in mm (spec 3 §9). */
export const SLIP_WIDTH = 80;

/** Settings and tools for composing slips. */
export interface SlipTools {
  /** Side length of the QR code, in mm. */
  side: number;
  /** Width of the paper in mm; SLIP_WIDTH by default. */
  width?: number;
  errorLevel: QrErrorLevel;
  measure: Measure;
  encoders: Encoders;
}

/** A part of a slip; parts follow each other from the top down. Lengths are in mm. */
export type SlipPart =
  | { part: 'text'; text: string; size: number; weight: LabelWeight; lines: number; centred?: boolean }
  /** Label left, value right. */
  | {
      part: 'row';
      label: string;
      value: string;
      size: number;
      weight: LabelWeight;
      labelWeight?: LabelWeight;
    }
  /** A box to tick, its label, and at the right the employee; a line to write on where there is none. */
  | { part: 'tick'; label: string; value: string; size: number }
  | { part: 'drawing'; garment: Garment; width: number }
  | { part: 'rule'; height: number }
  | { part: 'gap'; height: number }
  | { part: 'code'; text: string };

/** Margin that printers leave blank at the left and right. */
const EDGE = 5;
/** Line height, as a share of the font size. */
const PITCH = 1.4;
/** Share of the width; the label of a row gets what its value leaves. */
const VALUE_ROOM = 0.62;
/** Line height of rows with boxes to tick. */
const TICK_PITCH = 1.7;
/** Share of a tick's width that a name takes at most, or the line to write one on. */
const HALF = 0.5;
const WRITTEN = 0.35;
/** Line width of the boxes, in mm. */
const THIN = 0.25;
/** Blank space above and below a code, in addition to the quiet zone at its edges. */
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

/** Draws one part of a slip from `y` downwards. */
function draw(part: SlipPart, y: number, tools: SlipTools): Drawn {
  const { side, errorLevel, measure, encoders, width = SLIP_WIDTH } = tools;
  const room = width - 2 * EDGE;
  switch (part.part) {
    case 'gap':
      return { marks: [], height: part.height };
    case 'rule':
      return { marks: [black([[EDGE, y, room, part.height]])], height: part.height };
    case 'code': {
      const code = qrFor(part.text, side, errorLevel, encoders.qr);
      const bars = qrBars(code, side, (width - side) / 2, y + CODE_GAP);
      return { marks: [black(bars)], height: side + 2 * CODE_GAP };
    }
    case 'text': {
      const lines = linesOf(part.text, part, room, measure);
      const pitch = part.size * PITCH;
      const marks = lines.map(({ text, size, weight }, at): Mark => ({
        kind: 'text',
        text,
        x: part.centred === true ? width / 2 : EDGE,
        middle: y + (at + 0.5) * pitch,
        size,
        weight,
        align: part.centred === true ? 'centre' : 'left',
      }));
      return { marks, height: lines.length * pitch };
    }
    case 'drawing': {
      const bars = drawGarment(part.garment, part.width, (width - part.width) / 2, y);
      return { marks: [black(bars)], height: drawingHeight(part.width) };
    }
    case 'tick':
      return drawTick(part, y, room, measure);
    default:
      return drawRow(part, y, room, measure);
  }
}

/** Left edge and width of a text on a line. */
interface Place {
  x: number;
  room: number;
}

function textAt(
  line: Line | undefined,
  { x, middle, weight }: { x: number; middle: number; weight: LabelWeight },
): Mark[] {
  return line === undefined
    ? []
    : [{ kind: 'text', text: line.text, x, middle, size: line.size, weight, align: 'left' }];
}

function drawTick(
  { label, value, size }: Extract<SlipPart, { part: 'tick' }>,
  y: number,
  room: number,
  measure: Measure,
): Drawn {
  const pitch = size * TICK_PITCH;
  const [middle, box] = [y + pitch / 2, size * 0.9];
  const top = middle - box / 2;
  const frame: Bar[] = [
    [EDGE, top, box, THIN],
    [EDGE, top + box - THIN, box, THIN],
    [EDGE, top, THIN, box],
    [EDGE + box - THIN, top, THIN, box],
  ];
  const names: Place = { x: EDGE + box + 1.5, room: room - box - 1.5 };
  const [who] = linesOf(value, { size, weight: 400, lines: 1 }, names.room * HALF, measure);
  const width = who === undefined ? names.room * WRITTEN : measure(who.text, 400) * who.size;
  const [what] = linesOf(label, { size, weight: 600, lines: 1 }, names.room - width - 2, measure);
  const end = EDGE + room - width;
  return {
    marks: [
      black(who === undefined ? [...frame, [end, top + box, width, THIN]] : frame),
      ...textAt(what, { x: names.x, middle, weight: 600 }),
      ...textAt(who, { x: end, middle, weight: 400 }),
    ],
    height: pitch,
  };
}

function drawRow(part: Extract<SlipPart, { part: 'row' }>, y: number, room: number, measure: Measure): Drawn {
  const { size, weight, labelWeight = 400 } = part;
  const pitch = size * PITCH;
  const middle = y + pitch / 2;
  // No part of a value may be cut off: the font shrinks until it fits.
  const [value] = linesOf(part.value, { size, weight, lines: 0 }, room * VALUE_ROOM, measure);
  const width = value === undefined ? 0 : measure(value.text, weight) * value.size;
  const [label] = linesOf(part.label, { size, weight: labelWeight, lines: 1 }, room - width - 2, measure);
  return {
    marks: [
      ...textAt(label, { x: EDGE, middle, weight: labelWeight }),
      ...textAt(value, { x: EDGE + room - width, middle, weight }),
    ],
    height: pitch,
  };
}

/** Lays out a slip: its parts one below the other, with a blank margin above and below. */
export function composeSlip(parts: readonly SlipPart[], tools: SlipTools): Face {
  let y = EDGE;
  const marks: Mark[] = [];
  for (const part of parts) {
    const drawn = draw(part, y, tools);
    marks.push(...drawn.marks);
    y += drawn.height;
  }
  return { width: tools.width ?? SLIP_WIDTH, height: y + EDGE, marks };
}
