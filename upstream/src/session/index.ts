/** What other slices use of session. */
export { pinFreshUntil, requireFreshPin } from './freshPin.ts';
export { forgetMessagingToken, messagingTokensOf } from './messagingTokens.ts';
export { stillOpen } from './openSessions.ts';
export {
  rightRows,
  rightRowsOfStaff,
  rightsOf,
  rightsOfStaff,
  rulesOf,
  rulesOfDesignation,
} from './rightsOf.ts';
export { newToken, tokenHash } from './tokens.ts';
