/** The product's version as shown on the login screen (spec 1 §1). */
export const VERSION = '1.0.31';
