/** The customer who may keep money as credit: not a walk-in, nor an erased customer. */
export const keeperOf = (document: {
  customerName: string;
  customerMobile?: string | null | undefined;
}): string | undefined => (document.customerMobile == null ? undefined : document.customerName);
