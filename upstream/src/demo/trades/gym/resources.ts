import type { GymResource, MealFacts, MealTime, ResourceKind } from '@galla/domain';

const texts = (kind: ResourceKind, lines: readonly (readonly [string, string])[]): GymResource[] =>
  lines.map(([name, description]) => ({ kind, name, description }));

type Figures = readonly [calories: number, protein: number, carbs: number, fat: number];

function meal(
  name: string,
  type: string,
  time: MealTime,
  [calories, protein, carbs, fat]: Figures,
): GymResource {
  const facts: MealFacts = { type, time, calories, protein, carbs, fat };
  return { kind: 'MEAL', name, description: '', meal: facts };
}

/** The resources of the demo gym. */
export const resources: readonly GymResource[] = [
  ...texts('EXERCISE', [
    ['Push-up', 'Hands under the shoulders, the body one line'],
    ['Goblet squat', 'Dumbbell held at the chest, heels stay down'],
    ['Deadlift', 'The bar close to the shins, the back straight'],
    ['Lat pulldown', 'Elbows to the ribs, no swing'],
    ['Plank', 'On the elbows, hips neither up nor down'],
    ['Treadmill walk', '6 km/h, 5 per cent up'],
    ['Surya namaskar', 'Twelve rounds, slowly'],
  ]),
  meal('Moong dal chilla, 2', 'Vegetarian', 'BREAKFAST', [220, 14, 30, 5]),
  meal('Poha, 1 plate', 'Vegetarian', 'BREAKFAST', [270, 6, 46, 7]),
  meal('Egg bhurji, 4 eggs', 'Egg', 'BREAKFAST', [360, 25, 6, 26]),
  meal('Rajma, 1 bowl', 'Vegetarian', 'LUNCH', [210, 12, 35, 3]),
  meal('Grilled paneer, 100 g', 'Vegetarian', 'DINNER', [265, 18, 4, 20]),
  meal('Chicken curry, 200 g', 'Non-vegetarian', 'DINNER', [390, 38, 8, 23]),
  meal('Roasted chana, 30 g', 'Vegan', 'SNACK', [115, 6, 18, 2]),
  ...texts('FACILITY', [
    ['Steam room', 'Open from 6 to 10, towels at the desk'],
    ['Locker', 'For the day, bring your own lock'],
    ['Parking', 'Two-wheelers in the basement'],
    ['Shower', ''],
  ]),
];
