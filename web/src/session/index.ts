/** The public exports of session for other slices. */
export { PinDialog } from './ConfirmPin/PinDialog.tsx';
export { pinProblem } from './ConfirmPin/useConfirmPin.ts';
export { useFreshPin } from './ConfirmPin/useFreshPin.tsx';
export { useCreateOneTimePin } from './EmployeePins/useCreateOneTimePin.ts';
export { keepMessagingToken, keptMessagingToken } from './messagingToken.ts';
