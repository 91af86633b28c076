import { foldText, wordsOf } from '@galla/domain';
import type { DietPlan } from './useDietPlans.ts';

/** The dietPlans that have every word of the search, whole or begun, in name or description. */
export function matching(dietPlans: readonly DietPlan[], { search }: { search: string }): readonly DietPlan[] {
  const wanted = wordsOf(search);
  return diets.filter((dietPlan) => {
    const text = ` ${foldText(`${dietPlan.name} ${dietPlan.description}`)}`;
    return wanted.every((word) => text.includes(word));
  });
}
