export { labelPath, readLabelAddress, type LabelTarget } from './address.ts';
export { qrBars, qrFor, type Encoders, type QrMatrix } from './codes.ts';
export { fileNameOf } from './fileName.ts';
export type { Face } from './face.ts';
export { LABEL_FIELDS, mrpText, priceText, type LabelField, type LabelItem } from './item.ts';
export { layoutLabels, type LabelLayout, type LabelPage, type LabelTools } from './layout.ts';
export {
  HALF_CAPITAL,
  type Bar,
  type BarsMark,
  type LabelWeight,
  type Mark,
  type Measure,
  type TextMark,
} from './marks.ts';
export {
  LABEL_DEFAULTS,
  MAX_LABELS,
  checkLabelCount,
  checkLabelOptions,
  withPaper,
  type LabelOptions,
} from './options.ts';
export { LABEL_PAPERS, LABEL_SIZES, qrSide, stickersOnSheet, type LabelPaper } from './paper.ts';
export { symbologyOf, type Symbology } from './symbology.ts';
