import type { Side } from '../drag/landing.ts';

/** The line where something would come to stand, above or below what it is held over. */
export const dropLine = (side: Side | undefined) =>
  side && { boxShadow: `inset 0 ${side === 'before' ? '2px' : '-2px'} {colors.accent.solid}` };
