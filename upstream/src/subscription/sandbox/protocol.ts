/** Paths of the sandbox, and constants of its callers. */
export const SANDBOX = {
  /** Orders: POST places one, GET with its id returns its state; requests and responses are signed in X-VERIFY. */
  orders: '/payment-sandbox/orders',
  /** Pages for people, by ticket. */
  pages: '/payment-sandbox/pay',
  /** The app type sent by callers (spec 3 §7). */
  appType: 'webApp',
} as const;

/** Outcomes of a trial payment, by name in the URL. */
export const OUTCOMES = { success: 'COMPLETED', pending: 'PENDING', failure: 'FAILED' } as const;
export type Outcome = keyof typeof OUTCOMES;

/** Whether a text in a URL is one of the outcomes. */
export const isOutcome = (text: string): text is Outcome => Object.hasOwn(OUTCOMES, text);
