/** Messages of shop fabric sewn into an order. */
export const fabricMessages = {
  'fabric.title': 'Cloth of the shop',
  'fabric.none': 'None',
  'fabric.add': 'Add cloth',
  'fabric.search': 'Search products',
  'fabric.chooseFailed': 'Could not load products.',
  'fabric.nothing': 'No products found',
  'fabric.rateOf': '{name}: rate of one {unit} before GST',
  'fabric.each': 'For one piece, in {unit}. The rate is before GST.',
  'fabric.inStock': '{quantity} {unit} in stock',
  'fabric.short': '{needed} {unit} are needed, {available} in stock.',
  'fabric.uncounted': 'not counted',
  'fabric.explained':
    'It is taken from stock when the order is saved, and put back if the order is cancelled. Correct the stock if it was already cut.',
  'fabric.remove': 'Remove {name}',
  'fabric.save': 'Save cloth',
  'fabric.of': '{name}, {quantity} {unit}',
  'fabric.rateInvalid': 'Enter a rate of ₹0.00 or more.',
  'fabric.card': 'Cloth of the shop: {what}',
};
