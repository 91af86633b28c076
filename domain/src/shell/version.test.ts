import { expect, test } from 'vitest';
import { say } from '../messages/say.ts';
import { VERSION } from './version.ts';

test('the login screen says Version 1.0.31', () => {
  expect(say('session.version', { version: VERSION })).toBe('Version 1.0.31');
});
