import { createDemoShops } from '../demo/index.ts';
import type { Command } from './command.ts';

export const demo: Command = {
  summary: 'Creates the demo shops that are not there yet, and lists their sign-ins',
  flags: {},
  async run({ database, pins, filesFolder }, _flags, now) {
    const logins = await createDemoShops({ database, pins, filesFolder, now });
    return logins.map(
      ({ mobile, pin, shop, person, role }) => `${mobile}  ${pin}  ${shop}: ${person}, ${role}`,
    );
  },
};
