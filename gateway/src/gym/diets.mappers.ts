import type { dietPlanOf } from './diets.ts';

/** A diet plan as the gym's list has it; its members are asked for. */
export type DietPlanMapper = ReturnType<typeof dietPlanOf>;
