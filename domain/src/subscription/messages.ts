export const subscriptionMessages = {
  'subscription.gateTitle': 'Your subscription is not paid',
  'subscription.gateExplained':
    'Galla opens again as soon as the payment is complete. Nothing of your shop is lost.',
  'subscription.paymentRequired': 'Your subscription is not paid. Complete the payment to go on.',
};
