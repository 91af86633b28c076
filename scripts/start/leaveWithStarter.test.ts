import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('a program whose starter is gone stops as if asked to', async () => {
  const program = `process.on('SIGTERM', () => process.exit(42)); setInterval(() => {}, 1000); process.send('up');`;
  const leave = join(import.meta.dirname, 'leaveWithStarter.ts');
  const child = spawn(process.execPath, ['--import', leave, '--eval', program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([42, null]);
});
