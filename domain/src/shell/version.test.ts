import { expect, test } from 'vitest';
import { formatMessage } from '../messages/formatMessage.ts';
import { VERSION } from './version.ts';

test('the login screen says Version 1.0.31', () => {
  expect(formatMessage('session.version', { version: VERSION })).toBe('Version 1.0.31');
});
