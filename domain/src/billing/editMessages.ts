/** Texts of editing a document that was made. */
export const editMessages = {
  'billing.updated': '{document} updated successfully',
  'billing.documentFixed': 'This document can no longer be edited.',
  'billing.editBilled': 'This order was billed. Edit its invoice instead.',
  'billing.editAccepted': 'This proposal was accepted. Edit the order or bill that came of it instead.',
  'billing.editFromOrder': 'This invoice comes from an order in pieces, to the paisa. It cannot be edited.',
  'billing.editTrashed': 'This document lies in the trash. Put it back before it is edited.',
  'billing.editReasonMissing': 'Say why the invoice is changed',
  'billing.paymentsStay': 'What was received stays as it is. Record another payment instead.',
  'billing.receivedExceedsTotal':
    '₹{received} was received, so ₹{over} would have to be given back. Keep the total at ₹{received} or more.',
};
