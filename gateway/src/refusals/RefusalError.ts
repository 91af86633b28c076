import {
  REFUSALS,
  refuse,
  type Params,
  type Problem,
  type RefusalCode,
  type RefusalData,
} from '@galla/domain';

/** Figures of a refusal that the caller can act on, by REST names. */
export type Details = Record<string, string | number>;

/**
 * A refusal on its way out, made by upstream or the gateway: in a mutation it becomes an arm of the result's union,
 * elsewhere a GraphQL error with `extensions.code`.
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

  /** Read by graphql-js when it formats the error. */
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

/** Codes with a different name in GraphQL errors, by which GraphQL clients know them. */
const ERROR_CODES: Partial<Record<RefusalCode, string>> = { PERMISSION_DENIED: 'FORBIDDEN' };

/** Creates the refusal of a code with its message, to be thrown. */
export function refused(code: RefusalCode, params?: Params): RefusalError {
  return new RefusalError(refuse(code, params));
}

/** Creates the refusal of an input with its problems, to be thrown. */
export function refusedInput(problems: readonly [Problem, ...Problem[]]): RefusalError {
  return new RefusalError(refuse('INVALID_INPUT', undefined, problems));
}

/** Whether the service is at fault rather than the request: reported as an error, never as a refusal. */
export function isFault(code: RefusalCode): boolean {
  return REFUSALS[code].status >= 500;
}
