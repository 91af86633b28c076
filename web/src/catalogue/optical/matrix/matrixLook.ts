import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

const head: SystemStyleObject = {
  position: 'sticky',
  bg: 'bg',
  zIndex: '1',
  fontWeight: 'semibold',
  color: 'fg.muted',
  whiteSpace: 'nowrap',
  textAlign: 'end',
  px: '2',
  h: 'control.sm',
};

/** One style for the whole table: hundreds of styled cells would slow down every keystroke. */
export const matrixLook: SystemStyleObject = {
  borderCollapse: 'separate',
  borderSpacing: '0',
  fontVariantNumeric: 'tabular-nums',
  '& th': head,
  '& thead th': { top: '0', borderBottom: '2px solid', borderColor: 'fg' },
  '& tbody th': { insetInlineStart: '0', borderEnd: '1px solid', borderColor: 'border' },
  '& thead th:first-of-type, & tfoot th:first-of-type': {
    insetInlineStart: '0',
    zIndex: '2',
    borderEnd: '1px solid',
    borderColor: 'border',
  },
  '& tfoot th, & tfoot td': {
    position: 'sticky',
    bottom: '0',
    bg: 'bg',
    borderTop: '1px solid',
    borderColor: 'fg',
  },
  '& td': {
    minW: '14',
    h: { base: 'control.touch', lg: 'control.sm' },
    px: '2',
    textAlign: 'end',
    borderBottom: '1px solid',
    borderEnd: '1px solid',
    borderColor: 'border',
    // Keeps a focused cell clear of the sticky headings.
    scrollMarginTop: '12',
    scrollMarginBottom: '12',
    scrollMarginInlineStart: '24',
  },
  '& td[data-total]': { fontWeight: 'semibold', color: 'fg.muted', borderEnd: '0' },
  '& td[data-at]': { cursor: 'cell' },
  '& td[data-at]:focus-visible': {
    outline: '2px solid',
    outlineColor: 'accent.focusRing',
    outlineOffset: '-2px',
  },
  '& td[data-stock=low]': { color: 'part.fg', fontWeight: 'semibold' },
  '& td[data-stock=none]': { color: 'due.fg', fontWeight: 'semibold' },
  // So that colour is not the only cue.
  '& td[data-stock=low]:not(:has(input))::before': { content: '"▾ "' },
  '& td[data-stock=none]:not(:has(input))::before': { content: '"∅ "' },
  '& td[data-typed]': { bg: 'accent.subtle', fontWeight: 'semibold' },
  '& td[data-typed]:not(:has(input))::after': { content: '" •"', color: 'accent.fg' },
  '& td[aria-invalid=true]': { bg: 'due.subtle', boxShadow: 'inset 0 0 0 2px {colors.due.solid}' },
  '& td:has(input)': { p: '0' },
  '& td input': { w: '14', h: 'full', minH: '0', px: '2', textAlign: 'end', borderRadius: '0' },
};
