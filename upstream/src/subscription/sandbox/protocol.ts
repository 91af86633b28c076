/** Where the sandbox is and what its callers say of themselves. */
export const SANDBOX = {
  /** Orders: POST places one, GET with its id tells its state; signed both ways in X-VERIFY. */
  orders: '/payment-sandbox/orders',
  /** The pages for people, by ticket. */
  pages: '/payment-sandbox/pay',
  /** The app type that callers name (spec 3 §7). */
  appType: 'webApp',
} as const;

/** How a trial payment ends, by the name in its address. */
export const OUTCOMES = { success: 'COMPLETED', pending: 'PENDING', failure: 'FAILED' } as const;
export type Outcome = keyof typeof OUTCOMES;

/** Whether a text from an address is one of the outcomes. */
export const isOutcome = (text: string): text is Outcome => Object.hasOwn(OUTCOMES, text);
