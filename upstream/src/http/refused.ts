import {
  type Params,
  type Problem,
  problem,
  refuse,
  type RefusalCode,
  type RefusalData,
  refuseProblems,
} from '@galla/domain';

/** Figures that the caller may act on, such as available stock or a pending amount. */
export type Details = Record<string, string | number>;

/**
 * A business refusal. Thrown anywhere in a handler, it rolls back the transaction and becomes the REST refusal: `throw
 * new Refused('STOCK_SHORT', { available: 4 }, { details: { available: '4' } })`.
 */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: RefusalData;
  readonly details: Details | undefined;

  constructor(
    refusal: RefusalCode | RefusalData,
    params?: Params,
    more: { problems?: readonly Problem[]; details?: Details } = {},
  ) {
    const data = typeof refusal === 'string' ? refuse(refusal, params, more.problems) : refusal;
    super(data.message);
    this.refusal = data;
    this.details = more.details;
  }
}

/** The refusal for a single problem, with figures that the caller may act on. */
export function refusedFor(found: Problem, details?: Details): Refused {
  return new Refused(found.code, found.params, { problems: [found], ...(details && { details }) });
}

/** The refusal of a malformed field. */
export function invalidField(field: string): Refused {
  return refusedFor(problem(field, 'INVALID_INPUT', 'faults.invalidInput'));
}

/** Refuses if there is any problem; accepts the results of domain's checks directly. */
export function refuseOn(...problems: (Problem | undefined)[]): void {
  const refusal = refuseProblems(problems);
  if (refusal) throw new Refused(refusal);
}

/**
 * Returns the value that a domain rule read from an input; refuses the problems that it found.
 * @param wireField maps the rule's field names to wire names, if they differ
 */
export function accepted<Read extends object>(
  read: Read,
  wireField = (field: string): string => field,
): Exclude<Read, { problems: readonly Problem[] }> {
  if (!hasProblems(read)) return read as Exclude<Read, { problems: readonly Problem[] }>;
  const problems = read.problems.map((one) => ({ ...one, field: wireField(one.field) }));
  throw new Refused(refuseProblems(problems) ?? 'INVALID_INPUT');
}

const hasProblems = (read: object): read is { problems: readonly Problem[] } => 'problems' in read;
