/** The staff's page of an order (spec 3 §2.2). */
export const detailsPath = (id: string): string => `/order-details?${new URLSearchParams({ id }).toString()}`;

/** The list of orders, filtered by customer if one is given. */
export const ordersPath = (customer?: string): string =>
  `/order-list${customer === undefined ? '' : `?${new URLSearchParams({ customer }).toString()}`}`;

/**
 * The form of an order. The id is in the URL as well, so that a reload finds it (spec 3 §2.4: orderId in
 * state).
 */
export const editPath = (id: string): string =>
  `/EditOrder?${new URLSearchParams({ orderId: id }).toString()}`;

/** The customer's page with a link's parameters (spec 3 §2.3). */
export function customerPath(link: URLSearchParams): string {
  const said = ['id', 'ts', 'k'].flatMap((name): [string, string][] => {
    const value = link.get(name);
    return value === null ? [] : [[name, value]];
  });
  return `/order-customer-details?${new URLSearchParams(said).toString()}`;
}
