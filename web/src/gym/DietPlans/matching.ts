import { DIET_CATEGORIES, foldText, wordsOf } from '@galla/domain';
import type { DietPlan } from './useDietPlans.ts';

/** The plans that have every word of the search, whole or begun, in name, description or category; of a category where one is chosen. */
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
