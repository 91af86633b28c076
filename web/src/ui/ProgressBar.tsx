import { chakra } from '@chakra-ui/react/styled-system';

/** The browser's own bar, in the look of the one along the top edge. It needs a label, or `aria-label`. */
export const ProgressBar = chakra('progress', {
  base: {
    display: 'block',
    w: 'full',
    h: 'progress',
    appearance: 'none',
    border: 'none',
    bg: 'bg.muted',
    '&::-webkit-progress-bar': { bg: 'bg.muted' },
    '&::-webkit-progress-value': { bg: 'accent.solid' },
    '&::-moz-progress-bar': { bg: 'accent.solid' },
  },
});
