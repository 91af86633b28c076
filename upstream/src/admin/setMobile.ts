import { checkMobile, checkNewMobile } from '@galla/domain';
import { readDirectory } from '../db/directory.ts';
import { OPERATOR, setNumberOf } from '../session/loginNumber/setNumber.ts';
import { wanted } from './ask.ts';
import type { Command } from './command.ts';
import { AdminFailure } from './failure.ts';

export const setMobile: Command = {
  summary: 'Sets the mobile that a person logs in with; the PIN and the sessions stay',
  flags: {
    mobile: { type: 'string', about: 'the mobile that the person logs in with now' },
    new: { type: 'string', about: 'the mobile to log in with from now on' },
  },
  async run({ database }, flags, now) {
    const mobile = await wanted(flags, {
      flag: 'mobile',
      question: 'Mobile that the person logs in with now',
      check: (text) => checkMobile(text)?.message,
    });
    const next = await wanted(flags, {
      flag: 'new',
      question: 'Mobile to log in with from now on',
      check: (text) => checkNewMobile(text)?.message,
    });
    const login = await readDirectory(database, (db) =>
      db.sql
        .selectFrom('directory.login')
        .select(['tenantId', 'staffId'])
        .where('mobile', '=', mobile)
        .executeTakeFirst(),
    );
    if (!login) throw new AdminFailure(`Nobody logs in with ${mobile}.`);
    if (!(await setNumberOf(database, login, next, { by: OPERATOR, now })))
      throw new AdminFailure(`Somebody else logs in with ${next}.`);
    return [`${next} logs in now, with the same PIN; ${mobile} does not any more.`];
  },
};
