import {
  MEALS,
  onEachMeal,
  readDietPlan,
  type DietCategory,
  type DietDuration,
  type DietItem,
  type DietMeal,
  type DietPlan as Read,
} from '@galla/domain';
import { errorsOf } from '../../../ui/problems.ts';
import type { DietPlan } from '../useDietPlans.ts';

/** An item as typed; its calories may be any text. */
export interface ItemEntries {
  name: string;
  calories: string;
}

/** Form values of a diet plan. */
export interface Entries {
  name: string;
  category: DietCategory;
  description: string;
  duration: DietDuration;
  meals: Readonly<Record<DietMeal, readonly ItemEntries[]>>;
}

export const NEW_ENTRIES: Entries = {
  name: '',
  category: 'WEIGHT_LOSS',
  description: '',
  duration: 'FOUR_WEEKS',
  meals: onEachMeal(() => []),
};

export const NEW_ITEM: ItemEntries = { name: '', calories: '' };

/** Initial form values of a stored plan. */
export const entriesOf = ({ name, category, description, duration, meals }: DietPlan): Entries => ({
  name,
  category,
  description,
  duration,
  meals: onEachMeal((meal) =>
    meals[meal].map((item) => ({ name: item.name, calories: String(item.calories) })),
  ),
});

/** Items with numeric calories; NaN if the text is not a number. */
export const readItems = (items: readonly ItemEntries[]): DietItem[] =>
  items.map(({ name, calories }) => ({
    name,
    calories: /^\d+$/.test(calories.trim()) ? Number(calories) : Number.NaN,
  }));

const readEntries = (entries: Entries): Read => ({
  ...entries,
  meals: onEachMeal((meal) => readItems(entries.meals[meal])),
});

/** Problems by field, within the meals by paths such as `meals.lunch.0.name`. */
export function checkEntries(entries: Entries): Record<string, string> {
  return errorsOf(readDietPlan(readEntries(entries)));
}

/** Valid form values as input. */
export const inputOf = (entries: Entries) => readEntries(entries);

/** Whether a stored draft can be restored; an older version may have stored something else. */
export const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' &&
  value !== null &&
  'meals' in value &&
  typeof value.meals === 'object' &&
  value.meals !== null &&
  MEALS.every((meal) => Array.isArray((value.meals as Record<string, unknown>)[meal]));
