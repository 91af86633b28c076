import { defineRoute } from '../../app/router/defineRoute.tsx';

/** What became of an order: where the payment service sends the browser back to (spec 3 §2.12). */
export const paymentStatusRoute = defineRoute({
  path: '/payment-status',
  title: 'subscription.statusTitle',
  right: 'subscription:view',
  unpaid: true,
  screen: () => import('./PaymentStatus.tsx'),
});
