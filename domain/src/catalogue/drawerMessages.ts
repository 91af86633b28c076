/** Texts of the drawers in which products and services are entered. */
export const drawerMessages = {
  'itemForm.addProduct': 'Add Product',
  'itemForm.editProduct': 'Edit product',
  'itemForm.addService': 'Add Service',
  'itemForm.editService': 'Edit service',
  'itemForm.about': 'What it is',
  'itemForm.price': 'Price and tax',
  'itemForm.stock': 'Stock and codes',
  'itemForm.look': 'How it looks',
  'itemForm.commission': 'Commission',
  'itemForm.more': 'More',
  'itemForm.shopRate': "The shop's default is {percent} %.",
  'itemForm.saveNext': 'Save and add next',
  'itemForm.productAddFailed': 'Failed to add product',
  'itemForm.productUpdateFailed': 'Failed to update product',
  'itemForm.serviceSaveFailed': 'Failed to save service. Please try again.',
  'itemForm.editFailed': 'Failed to open edit form',
};
