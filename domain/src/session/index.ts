export { maskedAadhaar, parseAadhaar } from './aadhaar.ts';
export { checkPerson, type PersonEntries } from './checkPerson.ts';
export { checkMobile, checkNewMobile, checkPin } from './credentials.ts';
export { checkPinChange, type PinChange } from './changePin.ts';
export { type DeviceNames, readUserAgent } from './device.ts';
export { fullName } from './fullName.ts';
export { checkNewPin, isGuessablePin, type PinOwner } from './guessablePin.ts';
export { durationText, lockoutSentence } from './lockout.ts';
export { refuseMissing, type Missing, type Slice } from './missing.ts';
