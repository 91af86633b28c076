import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const row = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2.5',
  minH: { base: 'control.touch', md: '6' },
  cursor: 'button',
};

const ring = { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '2px' };

const box = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: '0',
  boxSize: 'tick',
  border: '1px solid',
  borderColor: 'border.emphasized',
  bg: 'bg',
  color: 'accent.contrast',
  _invalid: { borderColor: 'border.error' },
  _disabled: { layerStyle: 'disabled' },
  _focusVisible: ring,
};

export const checkbox = defineSlotRecipe({
  className: 'g-checkbox',
  slots: ['root', 'control', 'label', 'indicator', 'group'],
  base: {
    root: row,
    control: {
      ...box,
      borderRadius: 'l1',
      _checked: { bg: 'accent.solid', borderColor: 'accent.solid' },
      _indeterminate: { bg: 'bg', borderColor: 'accent.solid', color: 'accent.solid' },
      _icon: { boxSize: '3' },
    },
    group: { display: 'flex', flexWrap: 'wrap', columnGap: '5' },
  },
});

export const radioGroup = defineSlotRecipe({
  className: 'g-radio',
  slots: ['root', 'label', 'item', 'itemText', 'itemControl', 'indicator', 'itemAddon', 'itemIndicator'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', columnGap: '5' },
    item: row,
    itemControl: {
      ...box,
      borderRadius: 'full',
      _checked: { borderColor: 'accent.solid', borderWidth: '6px' },
      '& .dot': { display: 'none' },
    },
  },
});

/** Named so because `switch` is a reserved word. */
export const switchRecipe = defineSlotRecipe({
  className: 'g-switch',
  slots: ['root', 'label', 'control', 'thumb', 'indicator'],
  base: {
    root: row,
    control: {
      display: 'inline-flex',
      alignItems: 'center',
      flexShrink: '0',
      w: '8',
      h: '5',
      p: '0.5',
      borderRadius: 'full',
      bg: 'border.emphasized',
      transition: 'background {durations.fast}',
      _checked: { bg: 'accent.solid' },
      _disabled: { layerStyle: 'disabled' },
      _focusVisible: ring,
    },
    thumb: {
      boxSize: '4',
      borderRadius: 'full',
      bg: 'bg',
      transition: 'transform {durations.fast}',
      _checked: { transform: 'translateX({spacing.3})' },
    },
  },
});
