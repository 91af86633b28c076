/** What other slices use of session. */
export { useFreshPin } from './ConfirmPin/useFreshPin.tsx';
export { keepMessagingToken, keptMessagingToken } from './messagingToken.ts';
