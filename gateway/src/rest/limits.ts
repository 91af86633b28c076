/** How long upstream may take, in milliseconds, and how much it may answer, in bytes. */
export interface Limits {
  connect: number;
  /** From the request to the head of the answer. */
  headers: number;
  /** From the head of the answer to its end. */
  body: number;
  /** All that one operation waits for upstream, retries and pauses included. */
  operation: number;
  answerBytes: number;
}

export const LIMITS: Limits = {
  connect: 1_000,
  headers: 5_000,
  body: 5_000,
  operation: 12_000,
  answerBytes: 5 * 1024 * 1024,
};
