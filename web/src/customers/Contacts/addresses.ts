/** Indian mobile numbers have ten digits; others were entered with their country code. */
const withCountry = (mobile: string): string => (mobile.length === 10 ? `91${mobile}` : mobile);

/** A tel: URL. */
export const callAddress = (mobile: string): string => `tel:+${withCountry(mobile)}`;

/** URL of a WhatsApp chat. */
export const chatAddress = (mobile: string): string => `https://wa.me/${withCountry(mobile)}`;
