import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** A key cap inherits the colour of its container. Hidden on devices without a keyboard. */
export const kbd = defineRecipe({
  className: 'g-kbd',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minW: 'tick',
    h: 'tick',
    px: '1',
    border: '1px solid',
    borderColor: 'currentcolor',
    borderRadius: 'l1',
    fontFamily: 'body',
    textStyle: 'key',
    opacity: '0.9',
    '@media (hover: none)': { display: 'none' },
    _icon: { boxSize: '3' },
  },
});

export const link = defineRecipe({
  className: 'g-link',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    color: 'accent.fg',
    fontWeight: 'semibold',
    borderRadius: 'l1',
    cursor: 'button',
    _hover: { textDecoration: 'underline' },
  },
});

export const spinner = defineRecipe({
  className: 'g-spinner',
  base: {
    display: 'inline-block',
    boxSize: '1.25em',
    border: '2px solid',
    borderColor: 'currentcolor',
    borderInlineStartColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin 0.8s linear infinite',
    // With reduced motion the adjacent text says the same.
    _motionReduce: { display: 'none' },
  },
});

export const skeleton = defineRecipe({
  className: 'g-skeleton',
  base: { bg: 'bg.muted', borderRadius: 'l2', animation: 'pulse 1.6s ease-in-out infinite' },
});

/** Visually hidden until focused, as the first element of the page. */
export const skipNavLink = defineRecipe({
  className: 'g-skip',
  base: {
    bg: 'bg.inverted',
    color: 'fg.inverted',
    position: 'absolute',
    top: '2',
    insetStart: '2',
    px: '4',
    py: '2',
    borderRadius: 'l2',
    zIndex: 'skip',
    transform: 'translateY(-300%)',
    _focusVisible: { transform: 'none' },
  },
});

export const avatar = defineSlotRecipe({
  className: 'g-avatar',
  slots: ['root', 'image', 'fallback'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: '0',
      borderRadius: 'full',
      bg: 'bg.muted',
      color: 'fg.muted',
      overflow: 'hidden',
      fontWeight: 'semibold',
      textStyle: 'caption',
    },
    image: { boxSize: 'full', objectFit: 'cover' },
    fallback: { fontWeight: 'semibold' },
  },
  variants: {
    size: {
      sm: { root: { boxSize: 'avatar.sm', textStyle: 'key' } },
      md: { root: { boxSize: 'avatar' } },
      lg: { root: { boxSize: 'avatar.lg', textStyle: 'figure' } },
    },
  },
  defaultVariants: { size: 'md' },
});
