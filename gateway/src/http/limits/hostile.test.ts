import { expect, test } from 'vitest';
import { signedIn } from '../../testing/fakePerson.ts';
import { post, testApp, TOKEN } from '../../testing/testApp.ts';
import { hostileBodies } from './testing/hostileBodies.ts';

test('500 hostile requests are refused without a call to upstream', async () => {
  const seed = Number(process.env['SEED'] ?? 20_261_120);
  const { app, received } = await testApp([signedIn()]);
  const letThrough: string[] = [];
  for (const { kind, body } of hostileBodies(seed, 500)) {
    const answer = await post(app, body, { token: TOKEN });
    const isRefused = answer.statusCode >= 400 && answer.json().errors.length > 0;
    if (!isRefused) letThrough.push(`${kind}: ${body.slice(0, 300)}`);
    expect(answer.body).not.toMatch(/Did you mean|at .*\.ts|node_modules/);
  }
  expect({ seed, letThrough }).toEqual({ seed, letThrough: [] });
  expect(received).toEqual([]);
});
