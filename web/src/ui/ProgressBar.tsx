import { chakra } from '@chakra-ui/react/styled-system';

/** The native progress element, styled like the bar at the top. It needs a label, or `aria-label`. */
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
