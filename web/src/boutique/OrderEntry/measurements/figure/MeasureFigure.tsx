import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { ownPath } from '../../../../app/graph/ownPath.ts';
import { drawingOf, letter, spotsOf, type Drawing } from './spots.ts';

interface Props {
  points: readonly { name: string; image: string | null }[];
  /** Index of the point being measured. */
  lit: number | undefined;
}

const OUTLINES: Readonly<Record<Drawing, readonly string[]>> = {
  UPPER: [
    'M96 30 L62 42 L22 92 L52 112 L72 90 L70 200 Q120 212 170 200 L168 90 L188 112 L218 92 L178 42 L144 30',
    'M96 30 Q104 66 120 66 Q136 66 144 30',
  ],
  LOWER: ['M84 14 L156 14 L194 204 Q120 214 46 204 Z', 'M84 30 L159 30'],
};

const DASHES: Readonly<Record<Drawing, readonly string[]>> = {
  UPPER: ['M98 34 Q106 104 120 108 Q134 104 142 34', 'M98 198 L102 150', 'M142 198 L138 150'],
  LOWER: ['M120 30 L120 206'],
};

const Stroke = chakra('path', { base: { fill: 'none', stroke: 'fg.muted', strokeWidth: '2' } });
const Line = chakra('line', {
  base: { stroke: 'accent.solid', strokeWidth: '2', '&[data-lit]': { strokeWidth: '4' } },
});
const Dot = chakra('circle', {
  base: {
    fill: 'bg',
    stroke: 'accent.solid',
    strokeWidth: '2',
    '&[data-lit]': { fill: 'accent.solid' },
  },
});
const Letter = chakra('text', {
  base: {
    fill: 'accent.fg',
    fontSize: '13px',
    fontWeight: 'semibold',
    textAnchor: 'middle',
    '&[data-lit]': { fill: 'accent.contrast' },
  },
});

/** Shows where to measure: the shop's picture of the current point, or a drawing with its letters. */
export function MeasureFigure({ points, lit }: Props) {
  const picture = lit === undefined ? null : (points[lit]?.image ?? null);
  if (picture !== null) {
    return (
      <Box asChild w="full" aspectRatio="6 / 5" objectFit="contain" borderRadius="l2">
        <img src={ownPath(picture)} alt={points[lit ?? 0]?.name ?? ''} />
      </Box>
    );
  }
  const names = points.map(({ name }) => name);
  const drawing = drawingOf(names);
  if (drawing === undefined) return null;
  return (
    <chakra.svg viewBox="0 0 240 220" w="full" aria-hidden>
      {OUTLINES[drawing].map((d) => (
        <Stroke key={d} d={d} strokeLinejoin="round" />
      ))}
      {DASHES[drawing].map((d) => (
        <Stroke key={d} d={d} strokeDasharray="4 4" />
      ))}
      {Array.from(spotsOf(names, drawing), ([index, { line, at }]) => {
        const shown = index === lit && { 'data-lit': '' };
        return (
          <g key={index}>
            {line && <Line x1={line[0]} y1={line[1]} x2={line[2]} y2={line[3]} {...shown} />}
            <Dot cx={at[0]} cy={at[1]} r="11" {...shown} />
            <Letter x={at[0]} y={at[1] + 4.5} {...shown}>
              {letter(index)}
            </Letter>
          </g>
        );
      })}
    </chakra.svg>
  );
}
