import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

export const globalCss = defineGlobalStyles({
  html: {
    bg: 'bg',
    color: 'fg',
    colorPalette: 'accent',
    fontFamily: 'body',
    fontVariantNumeric: 'lining-nums tabular-nums',
    textRendering: 'optimizeLegibility',
    // Toasts are above the bottom bar of phones and tablets.
    '--toast-bottom': { base: 'sizes.toast.phone', lg: 'sizes.toast' },
    scrollbarColor: '{colors.border.emphasized} transparent',
  },
  // Not set on html: its font size defines rem.
  body: { textStyle: 'body' },
  'html.light': { colorScheme: 'light' },
  'html.dark': { colorScheme: 'dark' },
  '*': { borderColor: 'border' },
  '*::placeholder, *[data-placeholder]': { color: 'fg.subtle', opacity: '1' },
  '*::selection': { bg: 'accent.subtle', color: 'accent.fg' },
  ':focus-visible': { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '2px' },
  // Hides key hints that do not work while the focus is in a field that takes these keys.
  'body:has(:is(input:not([type=checkbox], [type=radio], [type=button]), textarea, select):focus) [data-typed]':
    {
      visibility: 'hidden',
    },
  // Disables all motion; overlays then open and close at once, because there is no animation to wait for.
  '*, *::before, *::after': {
    _motionReduce: { animation: 'none !important', transition: 'none !important' },
  },
});

export const keyframes = {
  'fade-in': { from: { opacity: '0' }, to: { opacity: '1' } },
  'fade-out': { from: { opacity: '1' }, to: { opacity: '0' } },
  'from-right': { from: { transform: 'translateX(100%)' }, to: { transform: 'none' } },
  'to-right': { from: { transform: 'none' }, to: { transform: 'translateX(100%)' } },
  'from-left': { from: { transform: 'translateX(-100%)' }, to: { transform: 'none' } },
  'to-left': { from: { transform: 'none' }, to: { transform: 'translateX(-100%)' } },
  'from-bottom': { from: { transform: 'translateY(100%)' }, to: { transform: 'none' } },
  'to-bottom': { from: { transform: 'none' }, to: { transform: 'translateY(100%)' } },
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.6' } },
  run: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } },
  flash: { from: { background: '{colors.accent.subtle}' } },
};
