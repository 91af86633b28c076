/** What other slices use of session. */
export { PinDialog } from './ConfirmPin/PinDialog.tsx';
export { pinProblem } from './ConfirmPin/useConfirmPin.ts';
export { useFreshPin } from './ConfirmPin/useFreshPin.tsx';
export { useCreateOneTimePin } from './EmployeePins/useCreateOneTimePin.ts';
export { keepMessagingToken, keptMessagingToken } from './messagingToken.ts';
