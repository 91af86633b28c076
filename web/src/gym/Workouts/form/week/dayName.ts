import { formatMessage, type MessageKey, type WeekDay } from '@galla/domain';

const NAMES: Readonly<Record<WeekDay, MessageKey>> = {
  monday: 'workouts.monday',
  tuesday: 'workouts.tuesday',
  wednesday: 'workouts.wednesday',
  thursday: 'workouts.thursday',
  friday: 'workouts.friday',
  saturday: 'workouts.saturday',
  sunday: 'workouts.sunday',
};

/** The localized name of a day, such as "Monday". */
export const dayName = (day: WeekDay): string => formatMessage(NAMES[day]);
