import { type FieldRefusal, problem } from '@galla/domain';
import { refusedFor } from '../../http/refused.ts';

/** Refuses what orders have, with how many they are. */
export function refuseUsed(
  count: string | number | null,
  code: FieldRefusal,
  text: 'boutique.statusInUse' | 'boutique.stageInUse',
): void {
  const orders = Number(count);
  if (orders === 0) return;
  throw refusedFor(problem('id', code, `${text}.${orders === 1 ? 'one' : 'other'}`, { n: orders }), {
    orders,
  });
}
