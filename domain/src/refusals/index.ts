export { REFUSALS, isRefusalCode, type RefusalCode } from './refusals.ts';
export { figuresOf, problem, type Problem } from './problem.ts';
export { refuse, refuseProblems, type RefusalData } from './refuse.ts';
export { ruleCode } from './ruleCode.ts';
export { FIELD_REFUSALS, RULES, type FieldRefusal, type Rule } from './rules.ts';
