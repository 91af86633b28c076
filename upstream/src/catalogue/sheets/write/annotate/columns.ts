import {
  attributeOf,
  childOf,
  childrenOf,
  type Edit,
  needed,
  prefixOf,
  tagText,
  withAttribute,
} from './xml.ts';

/** Consecutive columns of one style, counted from 1. */
interface Span {
  min: number;
  max: number;
  tag: string;
}

function spansOf(sheet: string): Span[] {
  const list = childOf(sheet, 'cols');
  if (!list) return [];
  return [...childrenOf(sheet, list)].map((element) => {
    const tag = tagText(sheet, element);
    return { min: Number(attributeOf(tag, 'min')), max: Number(attributeOf(tag, 'max')), tag };
  });
}

/** The style of missing cells of a column, by its index from 0. */
export function columnStyles(sheet: string): (column: number) => number {
  const spans = spansOf(sheet);
  return (column) => {
    const span = spans.find(({ min, max }) => min <= column + 1 && column < max);
    return Number((span && attributeOf(span.tag, 'style')) ?? 0);
  };
}

/** Sets a column's width in characters; other columns and attributes stay. */
export function widthEdit(sheet: string, column: number, width: number): Edit {
  const own = column + 1;
  const data = needed(sheet, 'sheetData');
  const list = childOf(sheet, 'cols');
  const prefix = prefixOf(tagText(sheet, data));
  const others = spansOf(sheet).flatMap((span) => {
    if (own < span.min || own > span.max) return [span];
    const parts = [
      { ...span, max: own - 1 },
      { ...span, min: own + 1 },
    ];
    return parts.filter(({ min, max }) => min <= max);
  });
  const mine = { min: own, max: own, tag: `<${prefix}col width="${width}" customWidth="1"/>` };
  const texts = [...others, mine]
    .toSorted((a, b) => a.min - b.min)
    .map(({ min, max, tag }) => withAttribute(withAttribute(tag, 'min', min), 'max', max));
  const text = `<${prefix}cols>${texts.join('')}</${prefix}cols>`;
  const at = data.tag.start;
  return list ? { start: list.tag.start, end: list.end, text } : { start: at, end: at, text };
}
