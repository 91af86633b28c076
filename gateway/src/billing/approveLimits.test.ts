import { billing } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { signedIn } from '../testing/fakePerson.ts';
import { answering, refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const APPROVE = `mutation ($input: ApproveLimitsInput!) { approveLimits(input: $input) { __typename
  ... on ApproveLimitsSuccess { limitApproval approvedBy until }
  ... on ConfirmPinRefused { code retryAfter } ... on Refused { code } } }`;
const UNTIL = '2026-11-20T06:35:00.000Z';
const run = (pin: string, ...fakes: Parameters<typeof runOperation>[1]['fakes'] & object[]) =>
  runOperation(APPROVE, { variables: { input: { pin } }, fakes: [signedIn(), ...fakes] });

test('the owner’s PIN gives a permission with its end', async () => {
  const { data, received } = await run(
    '4826',
    answering(billing.approveLimits, () => ({
      success: true,
      limit_approval: '018f0000-0000-7000-8000-0000000000f1',
      approved_by_name: 'Asha Rao',
      until: UNTIL,
    })),
  );
  expect(data).toEqual({
    approveLimits: {
      __typename: 'ApproveLimitsSuccess',
      limitApproval: '018f0000-0000-7000-8000-0000000000f1',
      approvedBy: 'Asha Rao',
      until: UNTIL,
    },
  });
  const asked = received.find(({ call }) => call.endsWith('/approveLimits'));
  expect(asked?.parts).toMatchObject({ body: { pin: '4826' } });
});

test('a wrong PIN is told as such, with how long to wait; one that is none is not sent', async () => {
  const wrong = await run('5093', refusing(billing.approveLimits, 'TRY_LATER', { retry_after: 600 }));
  expect(wrong.data).toEqual({
    approveLimits: { __typename: 'ConfirmPinRefused', code: 'TRY_LATER', retryAfter: 600 },
  });
  const none = await run('12');
  expect(none.data).toEqual({
    approveLimits: { __typename: 'ConfirmPinRefused', code: 'INVALID_INPUT', retryAfter: null },
  });
  expect(none.calls).toEqual(['GET /me']);
});
