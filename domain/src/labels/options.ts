import { formatMessage } from '../messages/formatMessage.ts';
import { problem, type Problem } from '../refusals/problem.ts';
import { LABEL_FIELDS, type LabelField } from './item.ts';
import { LABEL_PAPERS, LABEL_SIZES, stickersOnSheet, type LabelPaper } from './paper.ts';

/** How labels are printed. */
export interface LabelOptions {
  paper: LabelPaper;
  /** Size of the QR code, in the paper's unit. */
  size: number;
  /** Fields printed beside the code, in any order. */
  fields: readonly LabelField[];
  /** The first sticker to print on, from 1, row by row: earlier ones are used up. */
  start?: number;
}

export const LABEL_DEFAULTS: LabelOptions = {
  paper: 'A4',
  size: LABEL_SIZES.A4.normal,
  fields: ['name', 'price', 'mrp', 'sku'],
};

/** Maximum labels printed at once; more are printed in several runs. */
export const MAX_LABELS = 1000;

/** The options for another paper: the size becomes its usual one, and its sheet is unused. */
export const withPaper = (options: LabelOptions, paper: LabelPaper): LabelOptions =>
  paper === options.paper ? options : { paper, size: LABEL_SIZES[paper].normal, fields: options.fields };

/** All problems with label options. */
export function checkLabelOptions({ paper, size, fields, start = 1 }: LabelOptions): Problem[] {
  if (!LABEL_PAPERS.includes(paper)) return [problem('paper', 'INVALID_INPUT', 'labels.noPaper')];
  const { min, max } = LABEL_SIZES[paper];
  const isSize = Number.isFinite(size) && size >= min && size <= max;
  const last = stickersOnSheet(paper);
  const isStart = Number.isInteger(start) && start >= 1 && start <= last;
  return [
    ...(isSize
      ? []
      : [
          problem('size', 'INVALID_INPUT', 'settings.qrOutside', {
            label: formatMessage('labels.size'),
            min,
            max,
          }),
        ]),
    ...(isStart
      ? []
      : [
          problem('start', 'INVALID_INPUT', 'settings.qrOutside', {
            label: formatMessage('labels.start'),
            min: 1,
            max: last,
          }),
        ]),
    ...(fields.every((field) => LABEL_FIELDS.includes(field))
      ? []
      : [problem('fields', 'INVALID_INPUT', 'labels.noField')]),
  ];
}

/** Problem with the total number of labels. */
export function checkLabelCount(quantities: readonly number[]): Problem | undefined {
  if (quantities.length === 0) return problem('products', 'INVALID_INPUT', 'labels.none');
  if (quantities.some((quantity) => !Number.isInteger(quantity) || quantity < 1))
    return problem('products', 'INVALID_INPUT', 'labels.quantityInvalid');
  const total = quantities.reduce((sum, quantity) => sum + quantity, 0);
  return total > MAX_LABELS
    ? problem('products', 'INVALID_INPUT', 'labels.tooMany', { max: MAX_LABELS })
    : undefined;
}
