import { exercisesOf, formatCount, formatMessage, minutesOf, WEEK } from '@galla/domain';
import { countText } from '../../ui/counted.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { OneLine } from '../../ui/OneLine.tsx';
import type { Workout } from './useWorkouts.ts';

/** Number of days with exercises: "5 days". */
const daysText = ({ week }: Workout): string =>
  formatCount('workouts.dayCount', WEEK.filter((day) => exercisesOf(week[day]) > 0).length);

/** The totals of a week: "12 exercises · 190 min". */
function weekText({ week }: Workout): string {
  const parts = WEEK.flatMap((day) => week[day]);
  const minutes = minutesOf(parts);
  const exercises = formatCount('workouts.exerciseCount', exercisesOf(parts));
  return minutes === 0 ? exercises : `${exercises} · ${formatMessage('workouts.minutes', { n: minutes })}`;
}

export const COLUMNS: readonly Column<Workout>[] = [
  {
    key: 'workout',
    heading: formatMessage('workouts.workout'),
    width: 'full',
    cell: ({ name, description }) => (
      <>
        <OneLine textStyle="rowTitle">{name}</OneLine>
        <OneLine textStyle="second" color="fg.subtle">
          {description}
        </OneLine>
      </>
    ),
  },
  { key: 'days', heading: formatMessage('workouts.days'), end: true, cell: daysText },
  {
    key: 'members',
    heading: formatMessage('assign.members'),
    end: true,
    minor: true,
    cell: ({ memberCount }) => countText(memberCount),
  },
  { key: 'week', heading: formatMessage('workouts.perWeek'), end: true, minor: true, cell: weekText },
];

/** A workout on a phone: name and totals of the week on the left, its number of days on the right. */
export const phoneRow = (onOpen: (id: string) => void) => (workout: Workout, current: boolean) => (
  <ListRow
    title={workout.name}
    second={weekText(workout)}
    figure={daysText(workout)}
    current={current}
    onChoose={() => onOpen(workout.id)}
  />
);
