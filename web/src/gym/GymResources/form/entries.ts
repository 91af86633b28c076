import {
  MEAL_TIMES,
  readGymResource,
  type GymResource as Read,
  type MealTime,
  type ResourceKind,
} from '@galla/domain';
import { errorsOf } from '../../../ui/problems.ts';
import type { GymResource } from '../useGymResources.ts';

/**
 * Form values of a resource. Numbers are kept as typed; resources other than meals ignore the meal fields.
 */
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

/** Form fields of the values that rules and input nest under `meal`. */
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

/** Initial form values of a stored resource. */
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

/** The typed number: 0 if empty, NaN if it is not a whole number. */
function numberOf(text: string): number {
  const digits = text.trim();
  if (digits === '') return 0;
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

/** Valid form values as input. */
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

/** Problems by field. */
export const checkEntries =
  (kind: ResourceKind) =>
  (entries: Entries): Record<string, string> =>
    errorsOf(readGymResource(inputOf(kind, entries)), FORM_NAMES);

/** Whether a stored draft can be restored; an older version may have stored something else. */
export const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(NEW_ENTRIES).every((name) => name in value) &&
  (value as Entries).time in MEAL_TIMES;
