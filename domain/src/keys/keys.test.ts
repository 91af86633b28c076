import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_RIGHTS } from '../rights/menus.ts';
import { partsOfRight } from '../rights/rules.ts';
import { checkNewKey, KEY_NAME_LENGTH, keyEnd, keyName } from './newKey.ts';
import { isScope, scopeMenus, scopesOf } from './scopes.ts';
import { isApiKey } from './secret.ts';

const rights = fc.constantFrom(...ALL_RIGHTS);

test('profile, rights, subscription, logins and payment accounts are closed to keys', () => {
  const closed = ALL_RIGHTS.filter((right) => !isScope(right));
  expect(new Set(closed)).toEqual(
    new Set([
      ...['profile', 'sales-setting-master', 'subscription'].flatMap((menu) =>
        ['view', 'create', 'edit', 'delete'].map((flag) => `${menu}:${flag}`),
      ),
      ...['employees', 'account-details'].flatMap((menu) =>
        ['create', 'edit', 'delete'].map((flag) => `${menu}:${flag}`),
      ),
    ]),
  );
  for (const text of ['', 'billing', 'billing:pay', 'constructor:view']) expect(isScope(text)).toBe(false);
});

test('what is offered can be chosen, and what can be chosen is offered', () => {
  const scopes = scopesOf([]);
  expect(checkNewKey({ name: 'All', scopes }, [])).toEqual([]);
  const offered = scopeMenus([]).flatMap(({ slug, subMenus }) =>
    subMenus.length > 0 ? subMenus.map((sub) => sub.slug) : [slug],
  );
  expect([...new Set(scopes.map((scope) => partsOfRight(scope).menu))]).toEqual(offered);
  expect(scopes).toContain('billing:create');
  expect(scopes).toContain('hierarchy-master:view');
  // Nothing of that capability is available yet.
  expect(scopes).not.toContain('members:view');
});

test('one scope too many refuses the key', () => {
  fc.assert(
    fc.property(fc.uniqueArray(rights, { minLength: 1 }), (wanted) => {
      const allowed = new Set(scopesOf([]));
      const found = checkNewKey({ name: 'Tally', scopes: wanted }, []);
      expect(found.length === 0).toBe(wanted.every((right) => allowed.has(right)));
      expect(found.every(({ code }) => code === 'CLOSED_TO_KEYS')).toBe(true);
    }),
  );
});

test('menus that the business does not have are no scopes of its keys', () => {
  expect(scopesOf(['HIDES_PRODUCTS'])).not.toContain('products:view');
  expect(scopesOf([])).toContain('products:view');
  expect(scopesOf([])).not.toContain('WEBOPTICALPRODUCTS:view');
  expect(scopesOf(['LENS_VARIANTS'])).toContain('WEBOPTICALPRODUCTS:view');
});

const named = (name: string, taken: string[] = []) =>
  checkNewKey({ name, scopes: ['billing:view'] }, [], taken).map(({ code, message }) => [code, message]);

test('a key has a name of its own', () => {
  expect(named(' Tally  Prime ')).toEqual([]);
  expect(keyName(' Tally  Prime ')).toBe('Tally Prime');
  expect(named('  ')).toEqual([['INVALID_INPUT', 'Give the key a name']]);
  expect(named('x'.repeat(KEY_NAME_LENGTH))).toEqual([]);
  expect(named('x'.repeat(KEY_NAME_LENGTH + 1))).toEqual([['INVALID_INPUT', 'Use at most 40 characters']]);
  expect(named('tally', ['Tally'])).toEqual([['KEY_NAME_TAKEN', 'Another key has this name']]);
});

test('a key without a scope is refused at the scopes', () => {
  expect(checkNewKey({ name: 'Tally', scopes: [] }, [])).toMatchObject([
    { field: 'scopes', code: 'INVALID_INPUT' },
  ]);
});

test('a key ends after 30 days, a year, or not at all', () => {
  const now = new Date('2026-11-23T10:00:00Z');
  expect(keyEnd('DAYS_30', now)).toEqual(new Date('2026-12-23T10:00:00Z'));
  expect(keyEnd('YEAR_1', now)).toEqual(new Date('2027-11-23T10:00:00Z'));
  expect(keyEnd('NO_END', now)).toBeUndefined();
});

test('a key is known by what it begins with', () => {
  expect(isApiKey('galla_x')).toBe(true);
  expect(isApiKey('x'.repeat(43))).toBe(false);
});
