import {
  MEAL_TIMES,
  readGymResource,
  type GymResource as Read,
  type MealTime,
  type ResourceKind,
} from '@galla/domain';
import { errorsOf } from '../../../ui/problems.ts';
import type { GymResource } from '../useGymResources.ts';

/** A resource as it stands in its form: numbers may be anything still, and what is no meal leaves a meal's fields alone. */
export interface Entries {
  name: string;
  description: string;
  type: string;
  time: MealTime;
  calories: string;
  protein: string;
  carbs: string;
  fat: string;
}

/** The form's names of what stands in the `meal` of rules and of the graph. */
export const FORM_NAMES = {
  'meal.type': 'type',
  'meal.time': 'time',
  'meal.calories': 'calories',
  'meal.protein': 'protein',
  'meal.carbs': 'carbs',
  'meal.fat': 'fat',
} as const;

export const NEW_ENTRIES: Entries = {
  name: '',
  description: '',
  type: '',
  time: 'BREAKFAST',
  calories: '',
  protein: '',
  carbs: '',
  fat: '',
};

/** What the form of a stored resource begins with. */
export const entriesOf = ({ name, description, meal }: GymResource): Entries => ({
  ...NEW_ENTRIES,
  name,
  description,
  ...(meal && {
    type: meal.type,
    time: meal.time,
    calories: String(meal.calories),
    protein: String(meal.protein),
    carbs: String(meal.carbs),
    fat: String(meal.fat),
  }),
});

/** A number as typed: nothing is 0, and what is no whole number is NaN. */
function numberOf(text: string): number {
  const digits = text.trim();
  if (digits === '') return 0;
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

/** What is sent of entries without problems. */
export const inputOf = (
  kind: ResourceKind,
  { name, description, type, time, ...numbers }: Entries,
): Read => ({
  kind,
  name,
  description,
  ...(kind === 'MEAL' && {
    meal: {
      type,
      time,
      calories: numberOf(numbers.calories),
      protein: numberOf(numbers.protein),
      carbs: numberOf(numbers.carbs),
      fat: numberOf(numbers.fat),
    },
  }),
});

/** Everything wrong with what was typed, by the form's fields. */
export const checkEntries =
  (kind: ResourceKind) =>
  (entries: Entries): Record<string, string> =>
    errorsOf(readGymResource(inputOf(kind, entries)), FORM_NAMES);

/** Whether what was kept on the device can be shown: an older version may have kept something else. */
export const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(NEW_ENTRIES).every((name) => name in value) &&
  (value as Entries).time in MEAL_TIMES;
