/** The cart: what is typed into it, its order, and the carts that are kept on the device. */
export const cartMessages = {
  'billing.quantityDecimals': 'Use at most three decimals, like 2.125',
  'billing.quantityTooLarge': 'The quantity is too large',
  'billing.rupeesInvalid': 'Enter an amount in rupees, like 10.50',
  'billing.rupeesDecimals': 'Use at most two decimals, like 10.50',
  'billing.percentInvalid': 'Enter a percentage from 0 to 100',
  'billing.percentDecimals': 'Use at most two decimals, like 12.5',
  'billing.percentTooHigh': 'A discount cannot be more than 100 %',
  'billing.newestFirst': 'Newest on top',
  'billing.newestFirstHint': 'Newest on top, on this device',
  'billing.refreshing': 'Checking prices and stock…',
  // carts that are kept
  'billing.openCarts': 'Open carts',
  'billing.openCartMark': 'Open cart',
  'billing.otherCartTitle': '{name} has an open cart',
  'billing.otherCart': 'It has {items}. This cart stays with {name}.',
  'billing.openThatCart': 'Open that cart',
  'session.logOutCarts': 'Your open carts on this device will be removed.',
};
