import { problem, type Problem } from '@galla/domain';
import { sales } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { designationId, hierarchyIs } from '../testing/fakeDesignations.ts';
import { permissionsAre, permissionsRow } from '../testing/fakePermissions.ts';
import { employeeWith, profile, signedIn } from '../testing/fakePerson.ts';
import { answering, refusing as refusingFor, type Fake } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const KEY = '018f0000-0000-7000-8000-0000000000c2';
const idOf = (n: number) => globalId('Designation', designationId(n));

test('tells what all designations may do with one call', async () => {
  const { data, errors, calls } = await runOperation(
    `{ viewer { tenant { designations { rightsCount permissions {
       hasRules version confirmedAt confirmedBy rules { menu view create edit delete } } } } } }`,
    { fakes: [signedIn(), hierarchyIs(), permissionsAre()] },
  );
  expect(errors).toEqual([]);
  const { designations } = (data as { viewer: { tenant: { designations: object[] } } }).viewer.tenant;
  expect(designations).toHaveLength(4);
  expect(designations[0]).toEqual({
    rightsCount: 0,
    permissions: {
      hasRules: true,
      version: 1,
      confirmedAt: null,
      confirmedBy: null,
      rules: [{ menu: 'HIERARCHY', view: true, create: false, edit: false, delete: false }],
    },
  });
  expect(calls).toEqual(['GET /me', 'GET /designations/tree', 'GET /permissions']);
});

const MENUS = '{ viewer { tenant { rightMenus { menu name group viewerHolds } } } }';

test('tells the menus of the business, each with what the person may give', async () => {
  const person = employeeWith('sales-setting-master:view', 'hierarchy-master:view', 'hierarchy-master:edit');
  const { data, calls } = await runOperation(MENUS, { fakes: [signedIn(person)] });
  const { rightMenus } = (data as { viewer: { tenant: { rightMenus: { menu: string }[] } } }).viewer.tenant;
  expect(rightMenus).toContainEqual({
    menu: 'HIERARCHY',
    name: 'Hierarchy',
    group: 'Distribution',
    viewerHolds: ['VIEW', 'EDIT'],
  });
  expect(rightMenus).toContainEqual({ menu: 'BILLING', name: 'Billing', group: null, viewerHolds: [] });
  expect(rightMenus.map(({ menu }) => menu)).not.toContain('REPORTS_PAGE');
  expect(calls).toEqual(['GET /me']);
});

test.each([
  ['the owner, all', profile(), [true, true, true, true]],
  [
    'an employee, neither his own nor one above it',
    {
      ...employeeWith('sales-setting-master:view', 'sales-setting-master:edit'),
      designation: designationId(2),
    },
    [false, false, true, true],
  ],
  [
    'who may only look, none',
    { ...employeeWith('sales-setting-master:view'), designation: designationId(4) },
    [false, false, false, false],
  ],
])('may permit: %s', async (_who, person, expected) => {
  const { data } = await runOperation('{ viewer { tenant { designations { viewerCanPermit } } } }', {
    fakes: [signedIn(person), hierarchyIs()],
  });
  const { designations } = (data as { viewer: { tenant: { designations: { viewerCanPermit: boolean }[] } } })
    .viewer.tenant;
  expect(designations.map(({ viewerCanPermit }) => viewerCanPermit)).toEqual(expected);
});

const ARMS = `__typename
  ... on PermissionsSuccess { designation { id permissions { version rules { menu view } } } }
  ... on Refusal { code message }
  ... on PermissionsChanged { designation { permissions { version } } }`;
const mutation = (name: string, type: string) =>
  `mutation ($input: ${type}PermissionsInput!) { ${name}Permissions(input: $input) { ${ARMS} } }`;
const UPDATE = mutation('update', 'Update');
const CONFIRM = mutation('confirm', 'Confirm');
const REVOKE = mutation('revoke', 'Revoke');

const run = (source: string, input: object, ...fakes: Fake[]) =>
  runOperation(source, {
    variables: { input: { key: KEY, designation: idOf(2), ...input } },
    fakes: [signedIn(), hierarchyIs(), ...fakes],
  });
const refusing = (endpoint: Parameters<typeof refusingFor>[0], found: Problem) =>
  refusingFor(endpoint, found.code, undefined, [found]);
const written = { success: true, message: 'done', ...permissionsRow(2, { version: 2 }) };

test('changes single rights, of menus that stand alone or in a group, without asking for them again', async () => {
  const { data, errors, calls, received } = await run(
    UPDATE,
    {
      rules: [
        { menu: 'HIERARCHY', view: true, edit: false },
        { menu: 'BILLING', delete: true },
        { menu: 'OPTICAL_PRODUCTS', create: true },
      ],
    },
    answering(sales.updatePermissions, () => written),
  );
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    updatePermissions: {
      __typename: 'PermissionsSuccess',
      designation: {
        id: idOf(2),
        permissions: { version: 2, rules: [{ menu: 'HIERARCHY', view: true }] },
      },
    },
  });
  expect(calls).toEqual(['GET /me', 'POST /permissions/update', 'GET /designations/tree']);
  expect(received[1]?.parts).toEqual({
    key: KEY,
    body: {
      designation_id: designationId(2),
      menus: [
        { menuId: 'distribution', subMenuId: 'hierarchy-master', permissions: { view: true, edit: false } },
        { menuId: 'billing', permissions: { delete: true } },
        { menuId: 'WEBOPTICALPRODUCTS', permissions: { create: true } },
      ],
    },
  });
});

test('confirms the rules as they were seen, and tells when they are not so any more', async () => {
  const input = { rules: [{ menu: 'BILLING', view: true }], expectedVersion: 1 };
  const { received } = await run(
    CONFIRM,
    input,
    answering(sales.submitPermissions, () => written),
  );
  expect(received[1]?.parts).toMatchObject({
    body: { expected_version: 1, menus: [{ menuId: 'billing', permissions: { view: true } }] },
  });
  const late = await run(
    CONFIRM,
    input,
    refusing(
      sales.submitPermissions,
      problem('expected_version', 'CHANGED_MEANWHILE', 'permissions.changedMeanwhile'),
    ),
    permissionsAre([permissionsRow(2, { version: 7 })]),
  );
  expect(late.data).toMatchObject({
    confirmPermissions: {
      __typename: 'PermissionsChanged',
      code: 'CHANGED_MEANWHILE',
      designation: { permissions: { version: 7 } },
    },
  });
});

test('takes away what was allowed on menus', async () => {
  const { received } = await run(
    REVOKE,
    { menus: ['HIERARCHY', 'BILLING'] },
    answering(sales.deletePermissions, () => written),
  );
  expect(received[1]?.parts).toMatchObject({ body: { menu_ids: ['hierarchy-master', 'billing'] } });
});

test('what there is not and what one may not give are refusals', async () => {
  const rules = [{ menu: 'MAP', view: true }];
  const unknown = refusing(sales.updatePermissions, problem('menus', 'NOT_FOUND', 'permissions.unknown'));
  expect((await run(UPDATE, { rules }, unknown)).data).toMatchObject({
    updatePermissions: {
      __typename: 'NotFound',
      message: 'Could not find role or menu for this permission.',
    },
  });
  const lacking = problem('menus', 'RIGHT_NOT_HELD', 'permissions.notHeld', { menu: 'CRM', flag: 'Edit' });
  expect((await run(UPDATE, { rules }, refusing(sales.updatePermissions, lacking))).data).toMatchObject({
    updatePermissions: { __typename: 'Refused', code: 'RIGHT_NOT_HELD' },
  });
});
