import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** The row that Enter opens. */
const ofKeys = {
  bg: 'accent.subtle',
  '& > :first-child': { boxShadow: 'inset 3px 0 0 {colors.accent.solid}' },
};

/** md: rows of 44 px. lg: rows of 50 px, with a picture or a second line. No stripes, no side borders. */
export const table = defineSlotRecipe({
  className: 'g-table',
  slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell', 'footer', 'caption'],
  base: {
    root: { w: 'full', borderCollapse: 'collapse', textAlign: 'start' },
    columnHeader: {
      textStyle: 'columnHeading',
      color: 'fg.muted',
      textAlign: 'start',
      h: '9',
      px: '3',
      whiteSpace: 'nowrap',
      borderBottom: '1px solid',
      borderColor: 'border.emphasized',
      '&[data-align=end]': { textAlign: 'end', whiteSpace: 'nowrap' },
    },
    cell: {
      px: '3',
      borderBottom: '1px solid',
      borderColor: 'border',
      '&[data-align=end]': { textAlign: 'end', whiteSpace: 'nowrap' },
    },
    row: {
      outline: '0',
      _selected: { bg: 'accent.subtle' },
      _current: ofKeys,
      _focusVisible: ofKeys,
    },
  },
  variants: {
    size: {
      sm: { cell: { h: '9' } },
      md: { cell: { h: 'row' } },
      lg: { cell: { h: 'row.tall', py: '1' } },
    },
    interactive: {
      true: {
        row: {
          'tbody &': {
            cursor: 'button',
            _hover: { bg: 'bg.muted', _current: { bg: 'accent.subtle' }, _selected: { bg: 'accent.subtle' } },
          },
        },
      },
    },
    stickyHeader: {
      true: { columnHeader: { position: 'sticky', top: '0', bg: 'bg', zIndex: 'sticky' } },
    },
  },
  defaultVariants: { size: 'md' },
});
