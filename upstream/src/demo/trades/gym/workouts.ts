import type { Difficulty, Workout, WorkoutCategory, WorkoutPart } from '@galla/domain';

type Line = readonly [name: string, sets: string, minutes: number, difficulty?: Difficulty];

const part = (category: WorkoutCategory, ...lines: readonly Line[]): WorkoutPart => ({
  category,
  exercises: lines.map(([name, sets, minutes, difficulty = 'MODERATE']) => ({
    name,
    sets,
    duration: `${minutes} min`,
    difficulty,
  })),
});
const REST = [part('REST_DAY')];

/** The weekly workouts of the demo gym. */
export const workouts: readonly Workout[] = [
  {
    name: 'Push, pull and legs',
    description: 'Strength for the third month, five days and one easy day',
    week: {
      monday: [
        part(
          'UPPER_BODY',
          ['Bench press', '4 × 10', 25],
          ['Overhead press', '3 × 10', 15],
          ['Lat pulldown', '3 × 12', 15, 'EASY'],
        ),
      ],
      tuesday: [
        part(
          'LOWER_BODY',
          ['Back squat', '4 × 8', 30, 'HARD'],
          ['Walking lunge', '3 × 12', 15],
          ['Calf raise', '3 × 15', 10, 'EASY'],
        ),
      ],
      wednesday: [
        part('CARDIO', ['Treadmill intervals', '6 × 2 min', 20, 'HARD'], ['Rowing', '1 × 2 km', 10]),
        part('CORE', ['Plank', '3 × 45 s', 10], ['Hanging leg raise', '3 × 10', 10, 'HARD']),
      ],
      thursday: [
        part('FLEXIBILITY', ['Surya namaskar', '12 × 1', 20, 'EASY'], ['Hip opener', '3 × 60 s', 10, 'EASY']),
      ],
      friday: [
        part(
          'UPPER_BODY',
          ['Incline press', '4 × 10', 25],
          ['Seated row', '3 × 12', 15],
          ['Biceps curl', '3 × 12', 10, 'EASY'],
        ),
      ],
      saturday: [
        part(
          'FULL_BODY',
          ['Deadlift', '4 × 6', 30, 'HARD'],
          ['Kettlebell swing', '4 × 15', 15],
          ['Farmer’s walk', '4 × 40 m', 10],
        ),
      ],
      sunday: REST,
    },
  },
  {
    name: 'First month',
    description: 'Three short days for who begins, with rest between them',
    week: {
      monday: [part('FULL_BODY', ['Goblet squat', '3 × 10', 15, 'EASY'], ['Push-up', '3 × 8', 10, 'EASY'])],
      tuesday: REST,
      wednesday: [part('CARDIO', ['Brisk walk', '1 × 30 min', 30, 'EASY'])],
      thursday: REST,
      friday: [
        part('CORE', ['Plank', '3 × 20 s', 10, 'EASY']),
        part('FLEXIBILITY', ['Hamstring stretch', '3 × 30 s', 10, 'EASY']),
      ],
      saturday: REST,
      sunday: REST,
    },
  },
];
