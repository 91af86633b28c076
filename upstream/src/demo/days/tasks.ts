import { addDays } from '@galla/domain';
import { openTime } from '../billing/moments.ts';
import type { Random } from '../random.ts';
import type { Task } from '../types.ts';
import type { Shop } from './shop.ts';

/** Due days of tasks relative to today, for the owner and for others; completed ones are in the past. */
const OF_OWNER = { pending: [-1, 0, 0, 0, 1, 2, 4], done: [-1, -2, -3, -5] };
const OF_OTHERS = { pending: [0, 1, 3], done: [-1, -4] };

/** Open and recently completed tasks of everyone, oldest first. */
export function randomTasks(random: Random, { plan, staff, today }: Shop): Task[] {
  return staff
    .flatMap((person) => {
      const { pending, done } = person === 0 ? OF_OWNER : OF_OTHERS;
      const details = random.shuffle(plan.days.tasks);
      return [...pending, ...done].map((offset, at): Task => {
        const dueOn = addDays(today, offset);
        const madeOn = addDays(offset < 0 ? dueOn : today, -random.int(1, 4));
        return {
          staff: person,
          detail: details[at] ?? '',
          dueOn,
          createdAt: openTime(random, plan, madeOn),
          ...(at >= pending.length && { doneAt: openTime(random, plan, dueOn) }),
        };
      });
    })
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}
