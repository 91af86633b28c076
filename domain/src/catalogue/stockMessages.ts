export const stockMessages = {
  'stock.barcodeInvalid':
    'Use letters, digits, hyphens, dots and slashes, at most 32, beginning with a letter or digit.',
  'stock.checkDigit':
    'The last digit of this {kind} should be {digit}. Look at it again, or give an own code a letter.',
  'stock.barcodeTaken': 'This bar code already belongs to {title}.',
  'stock.generateBarcode': 'Make an own bar code',
  'stock.noteMissing': 'Say in a few words why.',
  'stock.noteTooLong': 'At most {max} characters.',
  'stock.reasonMissing': 'Please choose a reason.',
  'stock.reason': 'Reason',
  'stock.reason.COUNTED': 'Counted',
  'stock.reason.RECEIVED': 'Goods received',
  'stock.reason.DAMAGED': 'Damaged or expired',
  'stock.reason.LOST': 'Lost or stolen',
  'stock.reason.OWN_USE': 'Used in the shop',
  'stock.reason.GIVEN_BACK': 'Given back to the supplier',
  'stock.reason.OTHER': 'Another reason',
  'stock.move.OPENING': 'Opening stock',
  'stock.move.SALE': 'Sale',
  'stock.move.RETURN': 'Return',
  'stock.move.CORRECTION': 'Correction',
};
