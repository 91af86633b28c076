import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** The shared outline of input fields: a border, an accent ring on focus, a due ring when invalid. */
export const fieldOutline = {
  bg: 'bg',
  border: '1px solid',
  borderColor: 'border.emphasized',
  borderRadius: 'l2',
  _focusVisible: {
    borderColor: 'accent.focusRing',
    boxShadow: 'inset 0 0 0 1px {colors.accent.focusRing}',
    outline: '0',
  },
  _invalid: {
    borderColor: 'border.error',
    boxShadow: 'inset 0 0 0 1px {colors.border.error}',
    _focusVisible: { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '2px' },
  },
  _disabled: { layerStyle: 'disabled' },
};

/** `--input-height` is the space that Chakra's InputGroup reserves for an icon at either end. */
const height = (phone: string, desktop: string, px: string) => ({
  '--input-height': { base: `sizes.${phone}`, md: `sizes.${desktop}` },
  h: 'var(--input-height)',
  px,
  textStyle: 'field',
});

const fieldSize = {
  sm: height('control.sm', 'control.sm', '2'),
  md: height('control.lg', 'control', '3'),
  lg: height('control.lg', 'control.lg', '3'),
};

const typed = { w: 'full', minW: '0', appearance: 'none', textAlign: 'start', color: 'fg' };

export const input = defineRecipe({
  className: 'g-input',
  base: typed,
  variants: { size: fieldSize, variant: { outline: fieldOutline } },
  defaultVariants: { size: 'md', variant: 'outline' },
});

export const textarea = defineRecipe({
  className: 'g-textarea',
  base: { ...typed, ...fieldOutline, px: '3', py: '2', textStyle: 'field', minH: '16' },
});

export const nativeSelect = defineSlotRecipe({
  className: 'g-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', w: 'full' },
    field: { ...typed, ...fieldOutline, cursor: 'button', '& > option': { bg: 'bg', color: 'fg' } },
    indicator: {
      position: 'absolute',
      insetEnd: '3',
      top: '0',
      h: 'full',
      display: 'flex',
      alignItems: 'center',
      pointerEvents: 'none',
      color: 'fg.muted',
      _icon: { boxSize: 'icon.sm' },
    },
  },
  variants: {
    // Declared after the padding of both ends, which would otherwise override the arrow's space.
    size: {
      sm: { field: { ...fieldSize.sm, pe: '8' } },
      md: { field: { ...fieldSize.md, pe: '8' } },
      lg: { field: { ...fieldSize.lg, pe: '8' } },
    },
  },
  defaultVariants: { size: 'md' },
});

export const field = defineSlotRecipe({
  className: 'g-field',
  slots: ['root', 'label', 'requiredIndicator', 'errorText', 'helperText'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1', w: 'full', minW: '0' },
    label: { display: 'flex', alignItems: 'baseline', gap: '1', textStyle: 'label' },
    requiredIndicator: { color: 'due.fg' },
    errorText: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '1.5',
      color: 'due.fg',
      textStyle: 'second',
    },
    helperText: { color: 'fg.subtle', textStyle: 'second' },
  },
});

export const pinInput = defineSlotRecipe({
  className: 'g-pin',
  slots: ['root', 'label', 'control', 'input'],
  base: {
    root: { w: 'full' },
    control: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: '3' },
    input: { ...typed, ...fieldOutline, h: 'control.pin', textAlign: 'center', textStyle: 'display' },
  },
});

export const combobox = defineSlotRecipe({
  className: 'g-combobox',
  slots: [
    'root',
    'label',
    'control',
    'input',
    'trigger',
    'clearTrigger',
    'indicatorGroup',
    'positioner',
    'content',
    'list',
    'item',
    'itemText',
    'itemIndicator',
    'itemGroup',
    'itemGroupLabel',
    'empty',
  ],
  base: {
    root: { w: 'full' },
    control: { position: 'relative' },
    input: { ...typed, ...fieldOutline, ...fieldSize.md, pe: '9' },
    indicatorGroup: {
      position: 'absolute',
      insetEnd: '2',
      top: '0',
      h: 'full',
      display: 'flex',
      alignItems: 'center',
      color: 'fg.muted',
      _icon: { boxSize: 'icon.sm' },
    },
    content: {
      layerStyle: 'float',
      borderRadius: 'l2',
      py: '1',
      maxH: '60dvh',
      overflowY: 'auto',
      zIndex: 'overlay',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minH: { base: 'control.touch', md: 'control' },
      px: '3',
      cursor: 'button',
      _highlighted: { bg: 'accent.subtle' },
    },
    itemText: { flex: '1' },
    itemIndicator: { color: 'accent.fg' },
    itemGroupLabel: { px: '3', py: '1', textStyle: 'columnHeading', color: 'fg.subtle' },
    empty: { px: '3', py: '2', color: 'fg.subtle' },
  },
});
