import type { ProblemCode } from '../types.generated.ts';
import { FIELD_REFUSALS, REFUSALS, ruleCode, RULES, formatMessage } from '@galla/domain';

/** The codes of problems, from the domain's rules and refusals, each with its message. */
export const PROBLEM_CODES: ReadonlyMap<string, string> = new Map<string, string>([
  ...FIELD_REFUSALS.map((code) => [code, formatMessage(REFUSALS[code].message)] as const),
  ...RULES.map((rule) => [ruleCode(rule), formatMessage(rule)] as const),
]);

/** Whether a code from the wire is one of the graph's. */
export const isProblemCode = (code: string): code is ProblemCode => PROBLEM_CODES.has(code);
