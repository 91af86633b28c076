import type { Side } from '../drag/landing.ts';

/** The drop indicator above or below the element under the pointer. */
export const dropLine = (side: Side | undefined) =>
  side && { boxShadow: `inset 0 ${side === 'before' ? '2px' : '-2px'} {colors.accent.solid}` };
