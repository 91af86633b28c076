/** Texts of editing a document that was made, and of what it can become. */
export const editMessages = {
  'billing.updated': '{document} updated successfully',
  'billing.documentFixed': 'This document can no longer be edited.',
  'billing.editBilled': 'This order was billed. Edit its invoice instead.',
  'billing.editAccepted': 'This proposal was accepted. Edit the order or bill that came of it instead.',
  'billing.editFromOrder': 'This invoice comes from an order in pieces, to the paisa. It cannot be edited.',
  'billing.editTrashed': 'This document lies in the trash. Put it back before it is edited.',
  'billing.billedBefore': 'This order was billed before. Open its invoice.',
  'billing.acceptedBefore': 'This proposal was accepted before. Open what came of it.',
  'billing.orderPending': '₹{pending} is still to pay on this order. Receive it first.',
  'billing.registrationChanged':
    'The GST registration of the shop has changed since. Bill it at the till, with the tax of today.',
  'billing.editReasonMissing': 'Say why the invoice is changed',
  'billing.paymentsStay': 'What was received stays as it is. Record another payment instead.',
  'billing.receivedExceedsTotal':
    '₹{received} was received, so ₹{over} would have to be given back. Keep the total at ₹{received} or more.',
};
