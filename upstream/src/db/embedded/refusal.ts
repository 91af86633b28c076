/** The embedded database can't be used; the message is one sentence for the person at the terminal. */
export class DatabaseRefusal extends Error {
  override readonly name = 'DatabaseRefusal';
}
