import type { Fact, Paper } from '../paper.ts';
import { INK3, type Sheet, type TextStyle } from '../../../paper/sheet.ts';

const LABEL: TextStyle = { size: 12, colour: INK3 };
const MAIN: TextStyle = { size: 15, weight: 600 };
const BODY: TextStyle = { size: 12.5 };
const PITCH = 18;
const MAIN_PITCH = 22;
/** Left edges of the two columns of facts, as shares of the content's width. */
const FACTS = { first: 0.458, second: 0.774 } as const;
const GAP = 16;

/** Writes lines below each other, wrapped to the width; returns the middle of the line after the last. */
function stack(
  sheet: Sheet,
  x: number,
  width: number,
  top: number,
  lines: readonly [text: string, style: TextStyle][],
): number {
  let middle = top;
  for (const [text, style] of lines) {
    const wrapped = sheet.wrap(text, width, style);
    for (const [at, line] of wrapped.entries()) {
      sheet.write(line, x, middle, style);
      // Indian scripts have tall ascenders and descenders: large lines need extra space between them.
      const between = at < wrapped.length - 1 && style === MAIN;
      middle += between ? MAIN_PITCH : PITCH;
    }
  }
  return middle;
}

function writeFacts(sheet: Sheet, x: number, width: number, top: number, facts: readonly Fact[]): number {
  let middle = top;
  for (const { label, value, main } of facts) {
    middle = stack(sheet, x, width, middle, [
      [label, LABEL],
      [value, main ? MAIN : BODY],
    ]);
    middle += 4;
  }
  return middle;
}

/** Draws the customer and the document's facts beside it; returns where the table begins. */
export function drawParties(
  sheet: Sheet,
  { customer, facts }: Pick<Paper, 'customer' | 'facts'>,
  top: number,
): number {
  const { edge, right } = sheet.page;
  const one = edge + (right - edge) * FACTS.first;
  const two = edge + (right - edge) * FACTS.second;
  const billed = stack(sheet, edge, one - GAP - edge, top, [
    [customer.label, LABEL],
    [customer.name, MAIN],
    ...customer.lines.map((line): [string, TextStyle] => [line, BODY]),
  ]);
  const first = writeFacts(sheet, one, two - GAP - one, top, facts[0]);
  const second = writeFacts(sheet, two, right - two, top, facts[1]);
  return Math.max(billed, first - 4, second - 4) + 15;
}
