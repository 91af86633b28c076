/** The product's version as the login screen shows it (spec 1 §1). */
export const VERSION = '1.0.31';
