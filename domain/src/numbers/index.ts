export { roundHalfUp } from './round.ts';
