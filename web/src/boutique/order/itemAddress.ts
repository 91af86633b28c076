/**
 * What the code of an item says where the server does not: the order's page for staff, at the item. Nothing personal is in it.
 * @param order global id
 * @param code what the item's slip says
 */
export const itemAddress = (order: string, code: string): string =>
  `${location.origin}/order-details?${new URLSearchParams({ id: order, item: code }).toString()}`;
