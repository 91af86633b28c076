/**
 * What an item's code encodes if the server supplies nothing: the staff's page of the order, at the item. It
 * contains no personal data.
 * @param order global id
 * @param code the code on the item's slip
 */
export const itemAddress = (order: string, code: string): string =>
  `${location.origin}/order-details?${new URLSearchParams({ id: order, item: code }).toString()}`;
