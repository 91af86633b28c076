import { CopyDay } from './ask/CopyDay.tsx';
import { MoveTo } from './ask/MoveTo.tsx';
import type { Asked } from './WeekContext.ts';

/** What is asked about the week. It stands outside of the days, so that it stays where they are drawn anew. */
export function WeekDialogs({ asked, onClose }: { asked: Asked | undefined; onClose: () => void }) {
  if (asked === undefined) return null;
  return asked.about === 'copy' ? (
    <CopyDay from={asked.from} onClose={onClose} />
  ) : (
    <MoveTo from={asked.from} onClose={onClose} />
  );
}
