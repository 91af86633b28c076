import type { dietPlanOf } from './diets.ts';

/** A diet plan from the gym's list; its members are fetched on demand. */
export type DietPlanMapper = ReturnType<typeof dietPlanOf>;
