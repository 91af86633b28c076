import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const OXLINT = join(ROOT, 'node_modules/.bin/oxlint');

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

const ALLOWED = [
  ['upstream/src', `import '@galla/domain';`],
  ['gateway/src', `import '@galla/upstream/contract';`],
  ['web/src', `import '@galla/domain';`],
] as const;

const REACHING_IN = [
  ['upstream/src/billing', `import '../../catalogue/store/items.ts';`, 'catalogue'],
  ['gateway/src/billing', `import '../../session/me.ts';`, 'session'],
  ['web/src/billing', `import '../../catalogue/local/entry.ts';`, 'catalogue'],
] as const;

const THROUGH_INDEX = [
  ['upstream/src/billing', `import '../../catalogue/index.ts';`],
  ['upstream/src/billing', `import '../../paper/page.ts';`],
  ['web/src/app', `import '../../catalogue/local/entry.ts';`],
] as const;

/** A file for each of these imports, in a folder of its own where the rule applies. */
const CASES = [...FORBIDDEN, ...ALLOWED, ...REACHING_IN, ...THROUGH_INDEX].map(([folder, text], at) => {
  const place = join(folder, `boundary-${process.pid}-${at}`);
  return { folder, text, place, file: join(place, 'broken.ts') };
});

interface Finding {
  filename: string;
  code: string;
  message: string;
  help?: string;
}

const findings: Finding[] = [];
const lint = (files: readonly string[]) =>
  new Promise<string>((done) => {
    execFile(OXLINT, ['--format', 'json', ...files], { cwd: ROOT }, (_failed, out) => done(out));
  });

/** The linter starts once for all of them. */
beforeAll(async () => {
  for (const { place, file, text } of CASES) {
    await mkdir(join(ROOT, place), { recursive: true });
    await writeFile(join(ROOT, file), `${text}\n`);
  }
  const said = JSON.parse(await lint(CASES.map(({ file }) => file))) as { diagnostics: Finding[] };
  findings.push(...said.diagnostics);
});
afterAll(() =>
  Promise.all(CASES.map(({ place }) => rm(join(ROOT, place), { recursive: true, force: true }))),
);

/** What the linter says of an import in a folder. */
function said(folder: string, text: string): string {
  const one = CASES.find((each) => each.folder === folder && each.text === text);
  return findings
    .filter(({ filename }) => filename === one?.file)
    .map(({ code, message, help }) => `${code} ${message} ${help}`)
    .join('\n');
}

test.each(FORBIDDEN)('in %s the linter refuses %s', (folder, text) => {
  expect(said(folder, text)).toContain('no-restricted-imports');
});

test.each(ALLOWED)('in %s the linter lets %s be', (folder, text) => {
  expect(said(folder, text)).not.toContain('no-restricted-imports');
});

test.each(REACHING_IN)('in %s the linter refuses %s', (folder, text, slice) => {
  expect(said(folder, text)).toContain(`Import what ${slice}/index.ts exports for other slices.`);
});

test.each(THROUGH_INDEX)('in %s the linter lets %s be', (folder, text) => {
  expect(said(folder, text)).not.toContain('exports for other slices');
});
