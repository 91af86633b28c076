/** A filled rectangle in mm, from the left and top of its container. */
export type Bar = readonly [x: number, y: number, width: number, height: number];

const LABEL_WEIGHTS = [400, 600] as const;
export type LabelWeight = (typeof LABEL_WEIGHTS)[number];

/** One line of text. */
export interface TextMark {
  kind: 'text';
  text: string;
  /** Its left end or its centre, depending on the alignment. */
  x: number;
  /** The middle of its capitals, so that every renderer puts it at the same height. */
  middle: number;
  /** Font size in mm. */
  size: number;
  weight: LabelWeight;
  align: 'left' | 'centre';
}

/** Rectangles of one colour, "#RRGGBB". */
export interface BarsMark {
  kind: 'bars';
  bars: readonly Bar[];
  colour: string;
}

export type Mark = TextMark | BarsMark;

/** Half of a capital's height as a share of the font size: the distance from a line's middle to its baseline. */
export const HALF_CAPITAL = 0.357;

/** The width of a text at font size 1, as the renderer's font sets it. */
export type Measure = (text: string, weight: LabelWeight) => number;
