import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

const part = (name: string) => `& [data-scope=date-picker][data-part=${name}]` as const;
const cell = { base: 'control.touch', md: 'control' };
const ring = { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '-2px' };

/** Here and not among the theme's recipes, which are part of the first load. */
export const monthLook = {
  [part('view-control')]: { display: 'flex', alignItems: 'center', gap: '1', mb: '2' },
  [`${part('prev-trigger')}, ${part('next-trigger')}`]: {
    display: 'grid',
    placeItems: 'center',
    boxSize: cell,
    borderRadius: 'l2',
    cursor: 'button',
    _hover: { bg: 'bg.muted' },
    _focusVisible: ring,
    _disabled: { opacity: '0.4', cursor: 'disabled' },
  },
  [`${part('month-select')}, ${part('year-select')}`]: {
    flex: '1',
    h: cell,
    px: '2',
    border: '1px solid',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    bg: 'bg',
    color: 'fg',
    textStyle: 'field',
    cursor: 'button',
    _focusVisible: ring,
  },
  [part('table')]: { borderCollapse: 'collapse', w: 'full' },
  [part('table-header')]: { h: '7', textStyle: 'caption', fontWeight: 'medium', color: 'fg.muted' },
  [part('table-cell')]: { p: '0' },
  [part('table-cell-trigger')]: {
    display: 'grid',
    placeItems: 'center',
    boxSize: cell,
    borderRadius: 'l2',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'button',
    _hover: { bg: 'bg.muted' },
    _focusVisible: ring,
    '&[data-outside-range]': { visibility: 'hidden' },
    '&[data-today]': { fontWeight: 'bold', color: 'accent.fg' },
    '&[data-selected]': { bg: 'accent.solid', color: 'accent.contrast' },
    '&[data-disabled], &[data-unavailable]': { color: 'fg.subtle', opacity: '0.5', cursor: 'disabled' },
  },
} as SystemStyleObject;
