import { chakra } from '@chakra-ui/react/styled-system';

/**
 * A row of the tree. The focus stays on the tree, which references the current row for screen readers, so that it is
 * not lost when rows move.
 */
export const RowTarget = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minH: { base: 'row.list', md: 'row' },
    pe: { base: '2', md: '3' },
    borderBottom: '1px solid',
    borderColor: 'border',
    cursor: 'button',
    userSelect: 'none',
    _hover: { bg: 'bg.muted' },
    '&[data-open]': { bg: 'accent.subtle', boxShadow: 'inset 3px 0 0 {colors.accent.solid}' },
    '&[data-dragged]': { opacity: '0.5' },
  },
});
