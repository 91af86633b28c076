import { HALF_CAPITAL, type Bar, type Face, type LabelLayout, type Mark } from '@galla/domain';
import { FAMILY } from './fonts.ts';

interface Props {
  layout: LabelLayout;
  /** Index, from 0. */
  page: number;
  /** Prefix of element ids, unique within the document. */
  prefix: string;
  /** Outlines the stickers of the sheet; on screen only, never when printing. */
  outlined?: boolean;
}

const pathOf = (bars: readonly Bar[]): string =>
  bars.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}z`).join('');

/**
 * Texts are drawn at this scale and shrunk, because browsers enforce a minimum font size and 3 mm is 3 units
 * here.
 */
const FINE = 10;

const ANCHOR = { left: 'start', centre: 'middle' } as const;

function MarkSvg({ mark }: { mark: Mark }) {
  if (mark.kind === 'bars')
    return <path d={pathOf(mark.bars)} fill={mark.colour} shapeRendering="crispEdges" />;
  const { text, x, middle, size, weight, align } = mark;
  return (
    <text
      transform={`translate(${x} ${middle + size * HALF_CAPITAL}) scale(${1 / FINE})`}
      style={{ fontSize: `${size * FINE}px`, fontWeight: weight }}
      textAnchor={ANCHOR[align]}
      xmlSpace="preserve"
    >
      {text}
    </text>
  );
}

const FaceSvg = ({ face, id }: { face: Face; id: string }) => (
  <g id={id}>
    {face.marks.map((mark, at) => (
      // The marks of a face never change order.
      // oxlint-disable-next-line react/no-array-index-key
      <MarkSvg key={at} mark={mark} />
    ))}
  </g>
);

/** A page of labels as printed. Each label is defined once and reused for its copies. */
export function LabelPageSvg({ layout, page, prefix, outlined = false }: Props) {
  const sheet = layout.pages[page];
  if (sheet === undefined) return null;
  const { width, height, guides, labels, stickers = [] } = sheet;
  const faces = [...new Set(labels.map(({ face }) => face))];
  const idOf = (face: number): string => `${prefix}-${page}-${face}`;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      style={{ display: 'block', fontFamily: FAMILY, fontKerning: 'none', fontVariantLigatures: 'none' }}
      fill="#000000"
      aria-hidden
    >
      <defs>
        {faces.map((at) => {
          const face = layout.faces[at];
          return face && <FaceSvg key={at} face={face} id={idOf(at)} />;
        })}
      </defs>
      <path d={pathOf(guides)} fill="#cfd6d8" />
      {outlined && <path d={pathOf(stickers)} fill="none" stroke="#cfd6d8" strokeWidth={0.3} />}
      {labels.map(({ face, x, y }) => (
        <use key={`${x} ${y}`} href={`#${idOf(face)}`} x={x} y={y} />
      ))}
    </svg>
  );
}
