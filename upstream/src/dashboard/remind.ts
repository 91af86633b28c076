import { dayIn, instantOf } from '@galla/domain';
import type { JobKind } from '../jobs/index.ts';
import { notify, readersWith } from '../notifications/index.ts';

/** Reminds a person of a task on its day. */
export const taskReminder: JobKind = {
  name: 'TASK',

  async timesOf(db, { zone, tasksAt }, asked) {
    let tasks = db.sql
      .selectFrom('task')
      .where('tenantId', '=', db.tenantId)
      .where('doneAt', 'is', null)
      .select(['id', 'dueOn']);
    tasks =
      'ids' in asked
        ? tasks.where('id', 'in', [...asked.ids])
        : tasks.where('dueOn', '>=', dayIn(zone, asked.after));
    return (await tasks.execute()).map(({ id, dueOn }) => ({
      id,
      at: instantOf(zone, { day: dueOn, minute: tasksAt }),
    }));
  },

  async run({ db, now }, id) {
    const { staffId, detail } = await db.sql
      .selectFrom('task')
      .where('tenantId', '=', db.tenantId)
      .where('id', '=', id)
      .select(['staffId', 'detail'])
      .executeTakeFirstOrThrow();
    const [reader] = await readersWith(db, 'dashboard:view', [staffId]);
    if (!reader) return;
    await notify(db, { kind: 'TASK_DUE', facts: { detail }, to: staffId, about: { kind: 'TASK', id } }, now);
  },
};
