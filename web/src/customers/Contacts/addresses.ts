/** The customer's page (spec 2 §2): whom it shows stands in its address, so that it survives a reload. */
export function detailsAddress(id: string, mobile: string | null | undefined): string {
  const params = new URLSearchParams({ customer_id: id, ...(mobile != null && { mobile }) });
  return `/crm/customer-details?${params.toString()}`;
}

/** Mobiles of India have ten digits; others were typed with their country. */
const withCountry = (mobile: string): string => (mobile.length === 10 ? `91${mobile}` : mobile);

/** What the device dials. */
export const callAddress = (mobile: string): string => `tel:+${withCountry(mobile)}`;

/** A chat of WhatsApp. */
export const chatAddress = (mobile: string): string => `https://wa.me/${withCountry(mobile)}`;
