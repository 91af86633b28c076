/** A grid of cards: four columns on a desktop, two on a tablet, one on a phone. */
export const CARDS = {
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
} as const;
