import { isRefusalCode, refuse, formatMessage, type RefusalCode } from '@galla/domain';
import { RefusalAnswer } from '@galla/upstream/contract';
import { Compile, type Validator } from 'typebox/compile';
import type { TSchema } from 'typebox';
import { isProblemCode } from '../refusals/problemCodes.ts';
import { RefusalError } from '../refusals/RefusalError.ts';
import type { AnyEndpoint, Answer } from './arguments.ts';
import { Fault } from './Fault.ts';
import './formats.ts';
import { lacksList } from './lacksList.ts';
import type { RawAnswer } from './transport.ts';

const Refusal = Compile(RefusalAnswer);

/** The endpoint's answer, checked against its contract; throws a refusal or a Fault instead if it is one. */
export function answerOf<E extends AnyEndpoint>(endpoint: E, raw: RawAnswer): Answer<E> {
  if (raw.status >= 200 && raw.status < 300) return checked(endpoint, raw);
  throw refusalOf(raw);
}

function checked<E extends AnyEndpoint>(endpoint: E, raw: RawAnswer): Answer<E> {
  if (!isJson(raw)) throw new Fault('invalid', { unsure: true });
  const value = parse(raw.text);
  // Announced as JSON but not parseable: it broke off on the way.
  if (value === undefined) throw new Fault('cut', { unsure: true });
  const schema = endpoint.schema.answer;
  if (!validatorOf(schema).Check(value)) {
    const message = lacksList(schema, value) ? formatMessage('faults.notAList') : undefined;
    throw new Fault('invalid', { unsure: true, ...(message !== undefined && { message }) });
  }
  return value as Answer<E>;
}

/** The refusal in an unsuccessful answer, from its body or, for a foreign server, from its status. */
export function refusalOf(raw: RawAnswer): RefusalError {
  const { status } = raw;
  if (status === 502 || status === 503 || status === 504) return new Fault('unreachable', { unsure: true });
  const body = isJson(raw) ? parse(raw.text) : undefined;
  const refusal = Refusal.Check(body) ? body : undefined;
  const code = isRefusalCode(refusal?.code) ? refusal.code : undefined;
  if (status === 429 && (code === undefined || code === 'TOO_MANY_REQUESTS'))
    return new Fault('busy', { retryAfter: retryAfterOf(raw) });
  if (status >= 500)
    return new Fault('failed', { unsure: true, ...(refusal && { message: refusal.message }) });
  if (refusal === undefined || code === undefined) return refusalOfStatus(status);
  const problems = refusal.problems?.map(({ figures, rule, ...problem }) => ({
    ...problem,
    code: isRefusalCode(problem.code) ? problem.code : 'INVALID_INPUT',
    ...(rule !== undefined && isProblemCode(rule) && { rule }),
    ...(figures && { params: figures }),
  }));
  const data = { ...refuse(code, refusal.figures, problems), message: refusal.message };
  return new RefusalError(data, refusal.details);
}

const BY_STATUS: Readonly<Record<number, RefusalCode>> = {
  400: 'INVALID_INPUT',
  401: 'UNAUTHENTICATED',
  402: 'PAYMENT_REQUIRED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  409: 'CHANGED_MEANWHILE',
  413: 'PAYLOAD_TOO_LARGE',
  422: 'INVALID_INPUT',
};

function refusalOfStatus(status: number): RefusalError {
  const code = BY_STATUS[status];
  return code === undefined ? new Fault('invalid', { unsure: true }) : new RefusalError(refuse(code));
}

/** Seconds until upstream accepts another attempt; 1 by default. */
function retryAfterOf({ headers }: RawAnswer): number {
  const seconds = Number(headers['retry-after']);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : 1;
}

function isJson({ headers }: RawAnswer): boolean {
  return /^application\/(\w+\+)?json\b/.test(String(headers['content-type'] ?? ''));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const VALIDATORS = new WeakMap<TSchema, Validator>();

/** Compiled at the endpoint's first answer and cached: checking 50 rows then costs some 30 microseconds. */
function validatorOf(schema: TSchema): Validator {
  const made = VALIDATORS.get(schema) ?? Compile(schema);
  VALIDATORS.set(schema, made);
  return made;
}
