import { resolve } from 'node:path';
import { writeArchive } from '../tenant/archive/write.ts';
import { wanted } from './ask.ts';
import type { Command } from './command.ts';
import { findShop } from './findShop.ts';

export const exportTenant: Command = {
  summary: 'Writes everything of a shop - all rows, logins, files - into one archive',
  flags: {
    shop: { type: 'string', about: 'tenant_schema of the shop, or a mobile that signs in to it' },
    out: { type: 'string', about: 'the file to write; default galla-<tenant_schema>-<day>.jsonl.gz here' },
  },
  async run({ database, files, pepperMark }, flags, now) {
    const shop = await wanted(flags, {
      flag: 'shop',
      question: 'tenant_schema of the shop, or a mobile of it',
    });
    const { tenantId, schemaKey } = await findShop(database, shop);
    const { out } = flags;
    const day = now.toISOString().slice(0, 10);
    const target = resolve(typeof out === 'string' ? out : `galla-${schemaKey}-${day}.jsonl.gz`);
    await writeArchive({ database, files, tenantId, pepperMark, now }, target);
    return [`Written to ${target}. It holds the shop's books and customers: keep it safe.`];
  },
};
