/** A command failed; the message is written for the person at the terminal. */
export class AdminFailure extends Error {
  override readonly name = 'AdminFailure';
}
