/** Texts of entering, changing and deleting products and services. */
export const itemMessages = {
  'catalogue.gstUnlawful': 'There is no GST rate of {rate}%. Most goods have 5 or 18.',
  'catalogue.gstOutside': 'GST must be between 0 and 40 per cent',
  'catalogue.hsnInvalid': 'An HSN or SAC code has 2 to 8 digits',
  'catalogue.atTill': 'At the till',
  'catalogue.priceMissing': 'Enter a price, or let the till ask for it',
  'catalogue.offerAbovePrice': 'The offer is above the price',
  'catalogue.priceBelowOffer': 'The price would be below the offer of {offer}. Change the offer first.',
  'catalogue.codeTaken': 'Another item has this code',
  'catalogue.variantsLeft': 'Delete the variants first',
  'catalogue.saved': '{name} saved',
  'catalogue.deleted.one': '{n} item deleted',
  'catalogue.deleted.other': '{n} items deleted',
  'catalogue.changed.one': '{n} item changed',
  'catalogue.changed.other': '{n} items changed',
};
