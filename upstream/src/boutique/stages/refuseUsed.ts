import { type FieldRefusal, problem } from '@galla/domain';
import { refusedFor } from '../../http/refused.ts';

/** Refuses to delete something that orders or patterns use, and says how many. */
export function refuseUsed(
  count: string | number | null,
  code: FieldRefusal,
  text: 'boutique.statusInUse' | 'boutique.stageInUse' | 'designs.stagePriced',
): void {
  const n = Number(count);
  if (n === 0) return;
  const details = { [text === 'designs.stagePriced' ? 'patterns' : 'orders']: n };
  throw refusedFor(problem('id', code, `${text}.${n === 1 ? 'one' : 'other'}`, { n }), details);
}
