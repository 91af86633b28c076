import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const slots = [
  'trigger',
  'backdrop',
  'positioner',
  'content',
  'header',
  'body',
  'footer',
  'title',
  'description',
  'closeTrigger',
];

const layer = (below: number): string => `calc({zIndex.overlay} + var(--layer-index, 0) - ${below})`;

const backdrop = {
  position: 'fixed',
  inset: '0',
  bg: 'scrim',
  zIndex: layer(1),
  _open: { animation: 'fade-in {durations.slow} {easings.out}' },
  _closed: { animation: 'fade-out {durations.fast} {easings.out}' },
};

const positioner = { position: 'fixed', inset: '0', display: 'flex', zIndex: layer(0) };

const content = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  w: 'full',
  layerStyle: 'float',
  outline: '0',
};

/** Page padding: 20 px, on phones 16. */
const edge = { base: '4', md: '5' };
const header = { display: 'flex', alignItems: 'center', gap: '3', px: edge, pt: '4', pb: '2' };
const title = { flex: '1', textStyle: 'person', minW: '0' };
const description = { color: 'fg.muted', px: edge };
const body = { position: 'relative', flex: '1', px: edge, py: '2', overflowY: 'auto' };
const footer = { display: 'flex', justifyContent: 'flex-end', gap: '2', px: edge, py: '4' };
const closeTrigger = { flexShrink: '0' };

/** sm: a confirmation. md: a form. full: everything else on a phone. Below 768 px dialogs are full-screen sheets. */
export const dialog = defineSlotRecipe({
  className: 'g-dialog',
  slots,
  base: {
    backdrop,
    positioner: { ...positioner, alignItems: { base: 'flex-end', md: 'center' }, justifyContent: 'center' },
    content: {
      ...content,
      borderRadius: { base: '0', md: 'l3' },
      maxH: { base: 'screen', md: '90dvh' },
      _open: { animation: 'fade-in {durations.slow} {easings.out}' },
      _closed: { animation: 'fade-out {durations.fast} {easings.out}' },
    },
    header,
    title,
    description,
    body,
    footer,
    closeTrigger,
  },
  variants: {
    size: {
      sm: { content: { maxW: { md: 'dialog' }, borderTopRadius: { base: 'l3', md: 'l3' } } },
      md: { content: { maxW: { md: 'dialog' }, h: { base: 'screen', md: 'auto' } } },
      lg: { content: { maxW: { md: 'dialog.lg' }, h: { base: 'screen', md: 'auto' } } },
      full: { content: { maxW: 'none', h: 'screen', maxH: 'screen', borderRadius: '0' } },
    },
  },
  defaultVariants: { size: 'md' },
});

/** sm: the menu. md: the drawer of a list, without a backdrop from 1200 px. lg: the cart. xl: a matrix. */
export const drawer = defineSlotRecipe({
  className: 'g-drawer',
  slots,
  base: {
    backdrop,
    positioner,
    content: { ...content, h: 'screen', maxH: 'screen', borderBlock: '0' },
    header: { ...header, minH: 'header', py: '2' },
    title,
    description,
    body,
    footer: { ...footer, borderTop: '1px solid', borderColor: 'border', py: '3' },
    closeTrigger,
  },
  variants: {
    size: {
      sm: { content: { maxW: { md: 'sheet' } } },
      md: { content: { maxW: { md: 'column.drawer' } } },
      lg: { content: { maxW: { md: 'column.cart' } } },
      xl: { content: { maxW: { md: 'column.matrix' } } },
      full: { content: { maxW: 'none' } },
    },
    placement: {
      start: {
        positioner: { justifyContent: 'flex-start' },
        content: {
          _open: { animation: 'from-left {durations.slow} {easings.out}' },
          _closed: { animation: 'to-left {durations.slow} {easings.out}' },
        },
      },
      end: {
        positioner: { justifyContent: 'flex-end' },
        content: {
          _open: { animation: 'from-right {durations.slow} {easings.out}' },
          _closed: { animation: 'to-right {durations.slow} {easings.out}' },
        },
      },
      bottom: {
        positioner: { alignItems: 'flex-end' },
        content: {
          _open: { animation: 'from-bottom {durations.slow} {easings.out}' },
          _closed: { animation: 'to-bottom {durations.slow} {easings.out}' },
        },
      },
    },
  },
  defaultVariants: { size: 'md', placement: 'end' },
});
