import { checkMobile } from '@galla/domain';
import { resetPin as reset } from '../session/resetPin.ts';
import { wanted } from './ask.ts';
import type { Command } from './command.ts';
import { AdminFailure } from './failure.ts';

export const resetPin: Command = {
  summary: 'Gives a person a one-time PIN, opens a closed account, and ends its sessions',
  flags: { mobile: { type: 'string', about: 'the mobile that the person signs in with' } },
  async run({ database, pins }, flags, now) {
    const mobile = await wanted(flags, {
      flag: 'mobile',
      question: 'Mobile that the person signs in with',
      check: (text) => checkMobile(text)?.message,
    });
    const pin = await reset(database, pins, mobile, now);
    if (pin === undefined) throw new AdminFailure(`Nobody signs in with ${mobile}.`);
    return [`The new PIN for ${mobile} is ${pin}. It is shown this once.`];
  },
};
