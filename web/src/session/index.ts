/** What other slices use of session. */
export { useFreshPin } from './ConfirmPin/useFreshPin.tsx';
export { useCreateOneTimePin } from './EmployeePins/useCreateOneTimePin.ts';
export { keepMessagingToken, keptMessagingToken } from './messagingToken.ts';
