import { defineRecipe } from '@chakra-ui/react/styled-system';

/**
 * solid: the one main action of a screen. outline: everything else. ghost: tertiary, with accent text. plain: an
 * icon alone. `colorPalette="due"` for deleting: outlined, solid only in its confirm dialog.
 * sm 32 in the header, md 40, lg 48 for the action that takes money.
 */
export const button = defineRecipe({
  className: 'g-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    gap: '2',
    border: '1px solid',
    borderColor: 'transparent',
    borderRadius: 'l2',
    textStyle: 'button',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    cursor: 'button',
    transition: 'background {durations.fast}, color {durations.fast}, border-color {durations.fast}',
    _icon: { boxSize: 'icon', flexShrink: '0' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'colorPalette.hover' },
        _disabled: {
          layerStyle: 'disabled',
          _loading: { bg: 'colorPalette.solid', color: 'colorPalette.contrast' },
        },
      },
      outline: {
        bg: 'bg',
        color: 'fg',
        borderColor: 'border.emphasized',
        '&[data-tone=due]': { color: 'due.fg', borderColor: 'due.fg' },
        _hover: { bg: 'bg.muted' },
        _disabled: { layerStyle: 'disabled' },
      },
      ghost: {
        color: 'colorPalette.fg',
        _hover: { bg: 'bg.muted' },
        _disabled: { color: 'fg.subtle', cursor: 'disabled' },
      },
      /** On a dark ground: the button of a toast. */
      subtle: {
        color: 'fg.inverted',
        borderColor: 'currentcolor',
        _focusVisible: { outlineColor: 'currentcolor' },
      },
      plain: {
        color: 'fg.muted',
        _hover: { bg: 'bg.muted' },
        _disabled: { color: 'fg.subtle', opacity: '0.6', cursor: 'disabled' },
      },
    },
    size: {
      xs: { h: '6', minW: '6', px: '1', textStyle: 'label' },
      sm: {
        h: { base: 'control.touch', md: 'control.sm' },
        minW: { base: 'control.touch', md: 'control.sm' },
        px: '3',
      },
      md: {
        h: { base: 'control.touch', md: 'control' },
        minW: { base: 'control.touch', md: 'control' },
        px: '4',
      },
      lg: { h: 'control.lg', minW: 'control.lg', px: '5', textStyle: 'button' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});
