/** The public interface of session for other slices. */
export { endSessionsOf } from './endSession.ts';
export { requireOwnerPin } from './ownerPin.ts';
export { pinFreshUntil, requireFreshPin } from './freshPin.ts';
export { forgetMessagingToken, messagingTokensOf } from './messagingTokens.ts';
export { stillOpen } from './openSessions.ts';
export {
  rightRows,
  rightRowsOfStaff,
  rightsOf,
  rightsOfDesignation,
  rightsOfStaff,
  rulesOf,
  rulesOfDesignation,
} from './rightsOf.ts';
export { readWeaker } from './readWeaker.ts';
export { moveNumber } from './loginNumber/moveNumber.ts';
export { newToken, tokenHash } from './tokens.ts';
