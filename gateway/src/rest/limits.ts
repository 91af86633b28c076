/** Timeouts for upstream in milliseconds, and maximum sizes of answers in bytes. */
export interface Limits {
  connect: number;
  /** From the request to the headers of the answer. */
  headers: number;
  /** From the headers to the end of the answer. */
  body: number;
  /** Total time an operation waits for upstream, including retries and pauses. */
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
