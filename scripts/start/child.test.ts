import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { superviseChild, type ChildPlan } from './child.ts';

let folder: string;
let note: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'galla-child-'));
  note = join(folder, 'pid');
});

afterEach(() => rm(folder, { recursive: true }));

/** A program that writes its process id and then runs `body`. */
async function plan(body: string): Promise<ChildPlan> {
  const file = join(folder, 'program.ts');
  await writeFile(
    file,
    `import { writeFileSync } from 'node:fs';\n${body}\nwriteFileSync(${JSON.stringify(note)}, String(process.pid));`,
  );
  return {
    name: 'Program',
    args: [file],
    env: process.env,
    isReady: async () => (await pid()) > 0,
    stopWithin: 5_000,
  };
}

async function pid(): Promise<number> {
  return Number(await readFile(note, 'utf8').catch(() => 0));
}

function alive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

const STAYS = 'setInterval(() => undefined, 1000);';

test('it is started again whenever it dies, and not after it was stopped', async () => {
  const report = vi.fn<(line: string) => void>();
  const child = superviseChild(await plan(STAYS), report);
  await child.ready;
  const first = await pid();
  process.kill(first, 'SIGKILL');
  await vi.waitFor(async () => expect([0, first]).not.toContain(await pid()));
  expect(report).toHaveBeenCalledExactlyOnceWith('Program ended (SIGKILL) and is started again.');
  await child.stop();
  expect(alive(await pid())).toBe(false);
  expect(report).toHaveBeenCalledOnce();
});

test('one that ends before it answers is told, not started again and again', async () => {
  const child = superviseChild(await plan('process.exit(3);'), () => undefined);
  await expect(child.ready).rejects.toThrow('Program did not start (exit code 3).');
  await child.stop();
});

test('one that ignores the order to stop is killed in the end', async () => {
  const child = superviseChild(
    { ...(await plan(`process.on('SIGTERM', () => {}); ${STAYS}`)), stopWithin: 100 },
    () => undefined,
  );
  await child.ready;
  await child.stop();
  expect(alive(await pid())).toBe(false);
});

test('stopping one that is not ready yet ends it', async () => {
  const neverReady = { ...(await plan(STAYS)), isReady: () => Promise.resolve(false) };
  const child = superviseChild(neverReady, () => undefined);
  const refused = child.ready.then(
    () => 'ready',
    (error: Error) => error.message,
  );
  await vi.waitFor(async () => expect(await pid()).toBeGreaterThan(0));
  await child.stop();
  expect(await refused).toBe('Program was stopped before it was ready.');
  expect(alive(await pid())).toBe(false);
});
