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

/** An item as it is typed: its calories may be anything still. */
export interface ItemEntries {
  name: string;
  calories: string;
}

/** A diet plan as it stands in its form. */
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

/** What the form of a stored plan begins with. */
export const entriesOf = ({ name, category, description, duration, meals }: DietPlan): Entries => ({
  name,
  category,
  description,
  duration,
  meals: onEachMeal((meal) =>
    meals[meal].map((item) => ({ name: item.name, calories: String(item.calories) })),
  ),
});

/** Items with their calories as numbers; NaN for what is none. */
export const readItems = (items: readonly ItemEntries[]): DietItem[] =>
  items.map(({ name, calories }) => ({
    name,
    calories: /^\d+$/.test(calories.trim()) ? Number(calories) : Number.NaN,
  }));

const readEntries = (entries: Entries): Read => ({
  ...entries,
  meals: onEachMeal((meal) => readItems(entries.meals[meal])),
});

/** Everything wrong with what was typed: by the form's fields, and within the meals such as `meals.lunch.0.name`. */
export function checkEntries(entries: Entries): Record<string, string> {
  return errorsOf(readDietPlan(readEntries(entries)));
}

/** What is sent of entries without problems. */
export const inputOf = (entries: Entries) => readEntries(entries);

/** Whether what was kept on the device can be shown: an older version may have kept something else. */
export const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' &&
  value !== null &&
  'meals' in value &&
  typeof value.meals === 'object' &&
  value.meals !== null &&
  MEALS.every((meal) => Array.isArray((value.meals as Record<string, unknown>)[meal]));
