/** Mobiles of India have ten digits; others were typed with their country. */
const withCountry = (mobile: string): string => (mobile.length === 10 ? `91${mobile}` : mobile);

/** What the device dials. */
export const callAddress = (mobile: string): string => `tel:+${withCountry(mobile)}`;

/** A chat of WhatsApp. */
export const chatAddress = (mobile: string): string => `https://wa.me/${withCountry(mobile)}`;
