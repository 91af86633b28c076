import { DIET_CATEGORIES, foldText, wordsOf } from '@galla/domain';
import type { DietPlan } from './useDietPlans.ts';

/**
 * The plans whose name, description or category contains every word of the search, at least as a prefix;
 * filtered by category if one is selected.
 */
export function matching(
  plans: readonly DietPlan[],
  { search, category }: { search: string; category: string },
): readonly DietPlan[] {
  const wanted = wordsOf(search);
  return plans.filter((plan) => {
    if (category !== '' && plan.category !== category) return false;
    const text = ` ${foldText(`${plan.name} ${plan.description} ${DIET_CATEGORIES[plan.category]}`)}`;
    return wanted.every((word) => text.includes(word));
  });
}
