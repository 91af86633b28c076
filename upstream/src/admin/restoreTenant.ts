import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { BadArchive } from '../tenant/archive/format.ts';
import { restoreArchive } from '../tenant/archive/restore.ts';
import { wanted } from './ask.ts';
import type { Command } from './command.ts';
import { AdminFailure } from './failure.ts';

export const restoreTenant: Command = {
  summary: 'Reads an archive of a shop into an installation that does not have it',
  flags: { from: { type: 'string', about: 'the archive' } },
  async run({ database, files, pepperMark }, flags) {
    const path = resolve(await wanted(flags, { flag: 'from', question: 'The archive' }));
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) throw new AdminFailure(`There is no file ${path}.`);
    try {
      const { schemaKey, foreignPins } = await restoreArchive({ database, files, pepperMark }, path);
      const pins = 'Its PINs belong to another installation: give each person a new one with reset-pin.';
      return [`The shop ${schemaKey} is restored; every row is as it was.`, ...(foreignPins ? [pins] : [])];
    } catch (error) {
      throw error instanceof BadArchive ? new AdminFailure(error.message) : error;
    }
  },
};
