export const stockMessages = {
  'stock.barcodeInvalid':
    'Use letters, digits, hyphens, dots and slashes, at most 32, beginning with a letter or digit.',
  'stock.checkDigit':
    'The last digit of this {kind} should be {digit}. Look at it again, or give an own code a letter.',
  'stock.barcodeTaken': 'This bar code already belongs to {title}.',
  'stock.generateBarcode': 'Make an own bar code',
};
