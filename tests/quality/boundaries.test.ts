import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const OXLINT = join(ROOT, 'node_modules/.bin/oxlint');

/** Files that violate a boundary, each where the rule applies. */
const made: string[] = [];
afterEach(async () => {
  await Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true })));
});

/** Lints a file of a package and returns the findings. */
async function lint(folder: string, text: string): Promise<string> {
  const place = join(ROOT, folder, `boundary-${process.pid}`);
  made.push(place);
  await mkdir(place, { recursive: true });
  const file = join(place, 'broken.ts');
  await writeFile(file, text);
  return new Promise((done) => {
    execFile(OXLINT, ['--format', 'unix', file], { cwd: ROOT }, (_failed, out, err) => done(out + err));
  });
}

const FORBIDDEN = [
  ['domain/src', `import '@galla/upstream/contract';`],
  ['domain/src', `import 'node:fs';`],
  ['upstream/src', `import '@galla/gateway/app';`],
  ['upstream/src', `import '../../../gateway/src/start.ts';`],
  ['gateway/src', `import '@galla/upstream/database';`],
  ['gateway/src', `import '../../../upstream/src/billing/routes.ts';`],
  ['gateway/src', `import 'pg';`],
  ['web/src', `import '@galla/upstream/contract';`],
  ['web/src', `import '@galla/gateway/app';`],
  ['web/src', `import '../../../domain/src/index.ts';`],
] as const;

test.each(FORBIDDEN)('in %s the linter refuses %s', async (folder, text) => {
  expect(await lint(folder, `${text}\n`)).toContain('no-restricted-imports');
});

const ALLOWED = [
  ['upstream/src', `import '@galla/domain';`],
  ['gateway/src', `import '@galla/upstream/contract';`],
  ['web/src', `import '@galla/domain';`],
] as const;

test.each(ALLOWED)('in %s the linter lets %s be', async (folder, text) => {
  expect(await lint(folder, `${text}\n`)).not.toContain('no-restricted-imports');
});

const REACHING_IN = [
  ['upstream/src/billing', `import '../../catalogue/store/items.ts';`, 'catalogue'],
  ['gateway/src/billing', `import '../../session/me.ts';`, 'session'],
  ['web/src/billing', `import '../../catalogue/local/entry.ts';`, 'catalogue'],
] as const;

test.each(REACHING_IN)('in %s the linter refuses %s', async (folder, text, slice) => {
  expect(await lint(folder, `${text}\n`)).toContain(
    `Import what ${slice}/index.ts exports for other slices.`,
  );
});

const THROUGH_INDEX = [
  ['upstream/src/billing', `import '../../catalogue/index.ts';`],
  ['upstream/src/billing', `import '../../paper/page.ts';`],
  ['web/src/app', `import '../../catalogue/local/entry.ts';`],
] as const;

test.each(THROUGH_INDEX)('in %s the linter lets %s be', async (folder, text) => {
  expect(await lint(folder, `${text}\n`)).not.toContain('exports for other slices');
});
