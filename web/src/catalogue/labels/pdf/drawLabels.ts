import { HALF_CAPITAL, type Bar, type Face, type LabelLayout, type Mark, type TextMark } from '@galla/domain';
import { jsPDF } from 'jspdf';
import { isCovered } from './covered.ts';
import { pictureKey, type TextPicture } from './textPicture.ts';

/** Input of drawLabels. It contains nothing of the DOM, so that a worker can use it. */
export interface LabelDrawing {
  layout: LabelLayout;
  title: string;
  /** TrueType files in base64, by weight. */
  fonts: Readonly<Record<400 | 600, string>>;
  /** Pictures of texts that the fonts do not cover, by `pictureKey`. */
  pictures: ReadonlyMap<string, TextPicture>;
}

const FONT = 'Labels';
const POINTS_PER_MM = 72 / 25.4;

function open({ layout, title, fonts }: LabelDrawing): jsPDF {
  const [first] = layout.pages;
  const pdf = new jsPDF({ unit: 'mm', compress: true, ...formatOf(first ?? { width: 210, height: 297 }) });
  for (const weight of [400, 600] as const) {
    const file = `noto-sans-${weight}.ttf`;
    pdf.addFileToVFS(file, fonts[weight]);
    pdf.addFont(file, FONT, 'normal', weight);
  }
  pdf.setProperties({ title, creator: 'Galla' });
  return pdf;
}

/** jsPDF takes the longer side as the height unless an orientation is given. */
const formatOf = ({ width, height }: { width: number; height: number }) => ({
  format: [width, height],
  orientation: width > height ? ('landscape' as const) : ('portrait' as const),
});

function drawBars(pdf: jsPDF, bars: readonly Bar[], colour: string): void {
  if (bars.length === 0) return;
  pdf.setFillColor(colour);
  for (const [x, y, width, height] of bars) pdf.rect(x, y, width, height, null);
  pdf.fill();
}

function drawText(pdf: jsPDF, mark: TextMark, pictures: LabelDrawing['pictures']): void {
  const { text, x, middle, size, weight, align } = mark;
  if (isCovered(text)) {
    pdf.setFont(FONT, 'normal', weight);
    pdf.setFontSize(size * POINTS_PER_MM);
    // jsPDF's own centring uses a different unit inside a form object.
    const left = align === 'left' ? x : x - (pdf.getStringUnitWidth(text) * size) / 2;
    pdf.text(text, left, middle + size * HALF_CAPITAL);
    return;
  }
  const key = pictureKey(mark);
  const picture = pictures.get(key);
  if (picture === undefined) return;
  const { bytes, width, height } = picture;
  const left = align === 'left' ? x : x - width / 2;
  pdf.addImage(bytes, 'PNG', left, middle - height / 2, width, height, key, 'FAST');
}

function drawMark(pdf: jsPDF, mark: Mark, pictures: LabelDrawing['pictures']): void {
  if (mark.kind === 'bars') drawBars(pdf, mark.bars, mark.colour);
  else drawText(pdf, mark, pictures);
}

/** Embeds a face as a form object; each copy of the label then takes one line of the file. */
function keepFace(pdf: jsPDF, { width, height, marks }: Face, name: string, drawing: LabelDrawing): void {
  pdf.beginFormObject(0, 0, width, height, pdf.Matrix(1, 0, 0, 1, 0, 0));
  for (const mark of marks) drawMark(pdf, mark, drawing.pictures);
  pdf.endFormObject(name);
}

/** Draws labels as a PDF; `onPage` receives the number of finished pages. */
export function drawLabels(drawing: LabelDrawing, onPage: (done: number) => void): ArrayBuffer {
  const { faces, pages } = drawing.layout;
  const pdf = open(drawing);
  const kept = new Set<number>();
  const keep = (face: number): string => {
    const name = `label-${face}`;
    const drawn = faces[face];
    if (drawn && !kept.has(face)) keepFace(pdf, drawn, name, drawing);
    kept.add(face);
    return name;
  };
  for (const [at, page] of pages.entries()) {
    const { format, orientation } = formatOf(page);
    if (at > 0) pdf.addPage(format, orientation);
    pdf.advancedAPI(() => {
      drawBars(pdf, page.guides, '#cfd6d8');
      for (const { face, x, y } of page.labels) pdf.doFormObject(keep(face), pdf.Matrix(1, 0, 0, 1, x, y));
    });
    onPage(at + 1);
  }
  return pdf.output('arraybuffer');
}
