/** Who may leave money with the shop as his credit: the customer, unless it was a walk-in or somebody who is erased since. */
export const keeperOf = (document: {
  customerName: string;
  customerMobile?: string | null | undefined;
}): string | undefined => (document.customerMobile == null ? undefined : document.customerName);
