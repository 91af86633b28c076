import { CopyDay } from './ask/CopyDay.tsx';
import { MoveTo } from './ask/MoveTo.tsx';
import type { Asked } from './WeekContext.ts';

/** The dialogs of the week. Rendered outside the days, so that they survive when days remount. */
export function WeekDialogs({ asked, onClose }: { asked: Asked | undefined; onClose: () => void }) {
  if (asked === undefined) return null;
  return asked.about === 'copy' ? (
    <CopyDay from={asked.from} onClose={onClose} />
  ) : (
    <MoveTo from={asked.from} onClose={onClose} />
  );
}
