export { REFUSALS, isRefusalCode, type RefusalCode } from './refusals.ts';
export { figuresOf, problem, type Problem, type Read } from './problem.ts';
export { refuse, refuseProblems, type RefusalData } from './refuse.ts';
export { FIELD_REFUSALS, type FieldRefusal } from './fieldRefusals.ts';
export { ruleCode } from './ruleCode.ts';
export { RULES, type Rule } from './rules.ts';
