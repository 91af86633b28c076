import { expect, test } from 'vitest';
import { accessToken, dropToken, rememberOrigin, sessionOwner, storeSession, takeOrigin } from './store.ts';

test('keeps the session under the names of the REST API, and nothing that is not there', () => {
  storeSession({ access_token: 't', tenant_schema: 's_1', emp_id: 'e_1' });
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    access_token: 't',
    tenant_schema: 's_1',
    emp_id: 'e_1',
  });
  storeSession({ access_token: 'u', tenant_schema: 's_1' });
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    access_token: 'u',
    tenant_schema: 's_1',
  });
});

test('knows whose work is here after the token is gone', () => {
  storeSession({ access_token: 't', tenant_schema: 's_1', emp_id: 'e_1' });
  const owner = sessionOwner();
  dropToken();
  expect(accessToken()).toBeNull();
  expect(sessionOwner()).toBe(owner);
});

test('gives the origin back once', () => {
  rememberOrigin('/Billings?data=abc');
  expect(takeOrigin()).toBe('/Billings?data=abc');
  expect(takeOrigin()).toBe('/');
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
  'never leads to another site: %s',
  (origin) => {
    sessionStorage.setItem('galla.origin', origin);
    expect(takeOrigin()).toBe('/');
  },
);

test.each(['/login', '/auth', '/choose-pin'])('the way in %s is no origin', (path) => {
  rememberOrigin(path);
  expect(takeOrigin()).toBe('/');
});
