import { foldText, wordsOf } from '@galla/domain';
import type { DietPlan } from './useDietPlans.ts';

/** The plans that have every word of the search, whole or begun, in name or description. */
export function matching(plans: readonly DietPlan[], { search }: { search: string }): readonly DietPlan[] {
  const wanted = wordsOf(search);
  return plans.filter((plan) => {
    const text = ` ${foldText(`${plan.name} ${plan.description}`)}`;
    return wanted.every((word) => text.includes(word));
  });
}
