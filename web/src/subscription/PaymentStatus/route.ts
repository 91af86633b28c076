import { defineRoute } from '../../app/router/defineRoute.tsx';

/** The result of an order; the payment service redirects back here (spec 3 §2.12). */
export const paymentStatusRoute = defineRoute({
  path: '/payment-status',
  title: 'subscription.statusTitle',
  right: 'subscription:view',
  unpaid: true,
  screen: () => import('./PaymentStatus.tsx'),
});
