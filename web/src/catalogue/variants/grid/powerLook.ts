import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { matrixLook } from '../../optical/matrix/matrixLook.ts';

/** The style of the stock matrix, plus chosen, prescribed and matching cells. */
export const powerLook: SystemStyleObject = {
  ...matrixLook,
  '& td[data-at]': { cursor: 'button' },
  '& td[aria-disabled=true]': { cursor: 'disabled' },
  '& td[data-chosen]': { bg: 'accent.subtle', fontWeight: 'semibold' },
  '& td[data-eye]': { boxShadow: 'inset 0 0 0 2px {colors.accent.solid}' },
  '& td[data-meant]': { outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '-2px' },
};
