/** Shared styles of sidebar entries: links, buttons and group headings. */
export const entry = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  w: 'full',
  h: { base: 'control.touch', md: '34px' },
  px: '2.5',
  borderRadius: 'l2',
  color: 'fg.muted',
  cursor: 'button',
  textStyle: 'rowTitle',
  transition: 'background {durations.fast}',
  _hover: { bg: 'bg.muted' },
  _focusVisible: { outlineOffset: '-2px' },
  '&[aria-current=page], &[data-within]': { bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'semibold' },
  '&[data-rail]': { h: 'control', justifyContent: 'center', px: '0' },
  _icon: { boxSize: 'icon', flexShrink: '0' },
};
