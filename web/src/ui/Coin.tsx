import { chakra } from '@chakra-ui/react/styled-system';

/** The share received from 0 to 1, or that the document was canceled. */
export interface CoinProps {
  share: number;
  canceled?: boolean;
}

/** The path of a pie slice with radius 3.5, starting at twelve o'clock. */
function pie(share: number): string {
  const angle = 2 * Math.PI * share;
  const x = (7 + 3.5 * Math.sin(angle)).toFixed(2);
  const y = (7 - 3.5 * Math.cos(angle)).toFixed(2);
  return `M7 7V3.5A3.5 3.5 0 ${share > 0.5 ? 1 : 0} 1 ${x} ${y}Z`;
}

/**
 * The received share in the current colour: an empty ring, a ring with a pie, a full coin with a tick, or a struck
 * one. Decorative, because the status is shown as a word beside it.
 */
export function Coin({ share, canceled = false }: CoinProps) {
  const full = share >= 1 && !canceled;
  return (
    <chakra.svg viewBox="0 0 14 14" boxSize="coin" flexShrink="0" fill="none" aria-hidden>
      <circle
        cx="7"
        cy="7"
        r="5.75"
        stroke="currentColor"
        strokeWidth="1.5"
        fill={full ? 'currentColor' : 'none'}
      />
      {full && <chakra.path d="m4.5 7.2 1.8 1.8 3.3-3.6" stroke="bg" strokeWidth="1.5" />}
      {canceled && <path d="m3 11 8-8" stroke="currentColor" strokeWidth="1.5" />}
      {!full && !canceled && share > 0 && (
        <path d={pie(Math.min(Math.max(share, 0.08), 0.92))} fill="currentColor" />
      )}
    </chakra.svg>
  );
}
