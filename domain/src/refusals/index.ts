export { REFUSALS, isRefusalCode, type RefusalCode } from './refusals.ts';
export { problem, type Problem } from './problem.ts';
export { refuse, refuseProblems, type RefusalData } from './refuse.ts';
