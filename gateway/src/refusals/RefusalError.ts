import {
  REFUSALS,
  refuse,
  type Params,
  type Problem,
  type RefusalCode,
  type RefusalData,
} from '@galla/domain';

/** Figures that a refusal carries for the caller to act on, under the REST names. */
export type Details = Record<string, string | number>;

/**
 * A refusal on its way out, whether upstream spoke it or the gateway: in a mutation it becomes an arm of the
 * result's union, anywhere else a GraphQL error with `extensions.code`.
 */
export class RefusalError extends Error {
  override readonly name = 'RefusalError';
  readonly refusal: RefusalData;
  readonly details: Details;

  constructor(refusal: RefusalData, details: Details = {}, cause?: unknown) {
    super(refusal.message, { cause });
    this.refusal = refusal;
    this.details = details;
  }

  /** Read by graphql-js when it makes the error of the answer. */
  get extensions(): Record<string, unknown> {
    const { code, problems } = this.refusal;
    return {
      code: ERROR_CODES[code] ?? code,
      ...(problems && {
        problems: problems.map(({ field, code, rule = code, message }) => ({ field, code: rule, message })),
      }),
    };
  }
}

/** Codes that GraphQL errors name otherwise, because clients of graphs know them by that name. */
const ERROR_CODES: Partial<Record<RefusalCode, string>> = { PERMISSION_DENIED: 'FORBIDDEN' };

/** The refusal of a code with its text, to be thrown. */
export function refused(code: RefusalCode, params?: Params): RefusalError {
  return new RefusalError(refuse(code, params));
}

/** The refusal of an input at the fields that are wrong, to be thrown. */
export function refusedInput(problems: readonly [Problem, ...Problem[]]): RefusalError {
  return new RefusalError(refuse('INVALID_INPUT', undefined, problems));
}

/** Whether the fault lies with the service rather than with the request: told as an error, never as a refusal. */
export function isFault(code: RefusalCode): boolean {
  return REFUSALS[code].status >= 500;
}
