import { Value } from 'typebox/value';
import { refuse, type Problem, type RefusalCode } from '@galla/domain';
import { RefusalError, type Details } from '../refusals/RefusalError.ts';
import type { AnyEndpoint, Answer, Arguments } from '../rest/arguments.ts';
import type { Caller, Parts } from '../rest/request.ts';
import { LIMITS } from '../rest/limits.ts';
import type { Upstream } from '../rest/upstream.ts';
import { fakeClock } from './fakeClock.ts';

/** An endpoint with a test's answer. */
export interface Fake {
  endpoint: AnyEndpoint;
  answer(parts: Parts, caller: Caller): unknown;
}

/** A call that reached the fake. */
export interface Received {
  /** "GET /customers". */
  call: string;
  parts: Parts;
  caller: Caller;
}

/** A fake endpoint that answers with the result of `answer`. */
export function answering<E extends AnyEndpoint>(
  endpoint: E,
  answer: (parts: Arguments<E>, caller: Caller) => Answer<E>,
): Fake {
  return { endpoint, answer: (parts, caller) => answer(parts as Arguments<E>, caller) };
}

/** A fake endpoint that refuses, with problems at fields of the request. */
export function refusing(
  endpoint: AnyEndpoint,
  code: RefusalCode,
  details?: Details,
  problems?: readonly Problem[],
): Fake {
  return {
    endpoint,
    answer() {
      throw new RefusalError(refuse(code, undefined, problems), details);
    },
  };
}

/**
 * Upstream at the level of the contract: requests and answers must fit the endpoint's schemas, so that a test
 * cannot agree with a mistake. An endpoint without a fake fails the test.
 */
export function fakeUpstream(fakes: readonly Fake[]) {
  const received: Received[] = [];
  const upstream: Pick<Upstream, 'send' | 'clock' | 'limits'> = {
    clock: fakeClock(),
    limits: LIMITS,
    async send<E extends AnyEndpoint>(endpoint: E, parts: Parts, caller: Caller) {
      const call = `${endpoint.method} ${endpoint.path}`;
      received.push({ call, parts, caller });
      const fake = fakes.find((one) => one.endpoint === endpoint);
      if (!fake) throw new Error(`No fake for ${call}`);
      check(endpoint, parts, caller, call);
      const answer = fake.answer(parts, caller);
      assertFits(endpoint.schema.answer, answer, `answer of ${call}`);
      return answer as Answer<E>;
    },
  };
  return { upstream, received };
}

function check(endpoint: AnyEndpoint, parts: Parts, { tenantSchema }: Caller, call: string) {
  const tenant = { tenant_schema: tenantSchema };
  const { params, query, body } = endpoint.schema;
  assertFits(params, parts.params ?? {}, `params of ${call}`);
  assertFits(
    query,
    { ...withoutUndefined(parts.query), ...(endpoint.tenant === 'query' && tenant) },
    `query of ${call}`,
  );
  if (body)
    assertFits(
      body,
      { ...withoutUndefined(parts.body), ...(endpoint.tenant === 'body' && tenant) },
      `body of ${call}`,
    );
}

/** JSON and query strings omit undefined values. */
function withoutUndefined(part: unknown): object {
  return JSON.parse(JSON.stringify(part ?? {}));
}

function assertFits(schema: AnyEndpoint['schema']['answer'], value: unknown, what: string) {
  const [error] = Value.Errors(schema, value);
  if (error) throw new Error(`The ${what} does not fit its contract: ${error.instancePath} ${error.message}`);
}
