import { problem, type Problem } from '../refusals/problem.ts';
import { checkPin } from './credentials.ts';
import { checkNewPin, type PinOwner } from './guessablePin.ts';

/** The form for changing the own PIN. */
export interface PinChange {
  currentPin: string;
  newPin: string;
  /** The new PIN repeated. */
  confirmation: string;
}

function checkCurrent({ currentPin }: PinChange): Problem | undefined {
  if (currentPin === '') return problem('currentPin', 'INVALID_INPUT', 'session.currentPinMissing');
  const wrong = checkPin(currentPin);
  return wrong && { ...wrong, field: 'currentPin' };
}

function checkNew({ currentPin, newPin }: PinChange, owner: PinOwner): Problem | undefined {
  if (newPin === '') return problem('newPin', 'INVALID_INPUT', 'session.newPinMissing');
  if (checkPin(newPin)) return problem('newPin', 'INVALID_INPUT', 'session.newPinInvalid');
  if (newPin === currentPin) return problem('newPin', 'INVALID_INPUT', 'session.newPinSame');
  const easy = checkNewPin(newPin, owner);
  return easy && { ...easy, field: 'newPin' };
}

function checkConfirmation({ newPin, confirmation }: PinChange): Problem | undefined {
  if (confirmation === '') return problem('confirmation', 'INVALID_INPUT', 'session.confirmationMissing');
  if (confirmation === newPin) return undefined;
  return problem('confirmation', 'INVALID_INPUT', 'session.confirmationDiffers');
}

/**
 * Problems with a change of the own PIN, at the fields of `PinChange` (spec 1 §5 Password change).
 * @param owner data that makes a PIN guessable; a form that does not know the birth year leaves that check to the
 * server
 */
export function checkPinChange(change: PinChange, owner: PinOwner): Problem[] {
  const problems = [checkCurrent(change), checkNew(change, owner), checkConfirmation(change)];
  return problems.filter((one) => one !== undefined);
}
