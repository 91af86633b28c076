import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readDirectory } from '../db/directory.ts';
import { withTenant } from '../db/tenant.ts';
import { readDefinition } from '../forms/checkDefinition.ts';
import { DEFAULT_FORMS, defaultForm, type ShopKind } from '../forms/defaults/index.ts';
import { listOwnForms, ownForm } from '../forms/own.ts';
import { dropOwnForm, saveOwnForm } from '../forms/saveOwn.ts';
import { businessOf } from '../tenant/businesses.ts';
import { type Flags, wanted } from './ask.ts';
import type { Command } from './command.ts';
import { AdminFailure } from './failure.ts';
import { findShop } from './findShop.ts';
import type { Installation } from './installation.ts';

const SHOP = { type: 'string', about: 'tenant_schema of the shop, or a mobile that signs in to it' } as const;
const NAME = { type: 'string', about: 'name of the form, such as product_catalogs' } as const;
const ONLY = { type: 'boolean', about: "for the shop's sub-category only" } as const;

interface Shop {
  tenantId: string;
  kind: ShopKind;
}

async function shopOf({ database }: Installation, flags: Flags): Promise<Shop> {
  const text = await wanted(flags, {
    flag: 'shop',
    question: 'tenant_schema of the shop, or a mobile of it',
  });
  const { tenantId } = await findShop(database, text);
  const { businessId, subCategoryId } = await readDirectory(database, (db) =>
    db.sql
      .selectFrom('directory.tenant')
      .select(['businessId', 'subCategoryId'])
      .where('tenantId', '=', tenantId)
      .executeTakeFirstOrThrow(),
  );
  return { tenantId, kind: { capabilities: businessOf(businessId).capabilities, subCategoryId } };
}

const nameOf = (flags: Flags): Promise<string> =>
  wanted(flags, { flag: 'name', question: 'Name of the form' });

/** The sub-category that a form definition applies to; null for all. */
function onlyFor({ kind }: Shop, flags: Flags): number | null {
  if (flags['sub-category'] !== true) return null;
  if (kind.subCategoryId === null) throw new AdminFailure('--sub-category: The shop has none.');
  return kind.subCategoryId;
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new AdminFailure(`--file: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export const listForms: Command = {
  summary: "Lists the forms of a shop: which are Galla's, which its own",
  flags: { shop: SHOP },
  async run(installation, flags) {
    const { tenantId, kind } = await shopOf(installation, flags);
    const own = await withTenant(installation.database, tenantId, listOwnForms);
    const common = DEFAULT_FORMS.filter(({ serves }) => serves?.(kind) ?? true).map(({ name }) => name);
    const names = new Set([...common, ...own.map(({ name }) => name)]);
    return [...names].map((name) => {
      const made = own.filter((form) => form.name === name);
      const words = made.map(({ subCategoryId }) =>
        subCategoryId === null ? "the shop's own" : `the shop's own for sub-category ${subCategoryId}`,
      );
      return `${name}: ${words.length > 0 ? words.join(', ') : 'default'}`;
    });
  },
};

export const showForm: Command = {
  summary: 'Prints the form that a shop has, as JSON to edit and set again',
  flags: { shop: SHOP, name: NAME, out: { type: 'string', about: 'the file to write instead' } },
  async run(installation, flags) {
    const { tenantId, kind } = await shopOf(installation, flags);
    const name = await nameOf(flags);
    const own = await withTenant(installation.database, tenantId, (db) =>
      ownForm(db, name, kind.subCategoryId),
    );
    const fields = own?.fields ?? defaultForm(name)?.fields(kind);
    if (!fields) throw new AdminFailure(`There is no form ${name}.`);
    const text = JSON.stringify({ name, fields }, null, 2);
    const { out } = flags;
    if (typeof out !== 'string') return [text];
    await writeFile(resolve(out), `${text}\n`);
    return [`Written to ${resolve(out)}.`];
  },
};

export const setForm: Command = {
  summary: 'Gives a shop a form of its own, from a JSON file as `forms show` writes it',
  flags: { shop: SHOP, name: NAME, file: { type: 'string', about: 'the JSON file' }, 'sub-category': ONLY },
  async run(installation, flags) {
    const shop = await shopOf(installation, flags);
    const name = await nameOf(flags);
    const subCategoryId = onlyFor(shop, flags);
    const file = await readJson(await wanted(flags, { flag: 'file', question: 'The JSON file' }));
    const { fields, faults } = readDefinition(name, file, shop.kind);
    if (faults) throw new AdminFailure(faults.map(({ path, fault }) => `${path}: ${fault}`).join('\n'));
    await withTenant(installation.database, shop.tenantId, (db) =>
      saveOwnForm(db, { name, subCategoryId, fields }),
    );
    return [`The shop has its own form ${name} with ${fields.length} fields.`];
  },
};

export const resetForm: Command = {
  summary: "Takes a shop's own form away, so that Galla's stands again",
  flags: { shop: SHOP, name: NAME, 'sub-category': ONLY },
  async run(installation, flags) {
    const shop = await shopOf(installation, flags);
    const form = { name: await nameOf(flags), subCategoryId: onlyFor(shop, flags) };
    const dropped = await withTenant(installation.database, shop.tenantId, (db) => dropOwnForm(db, form));
    if (!dropped) throw new AdminFailure(`The shop has no form ${form.name} of its own.`);
    return [`The form ${form.name} is the default again.`];
  },
};
