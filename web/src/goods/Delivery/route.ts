import { defineRoute } from '../../app/router/defineRoute.tsx';

export const deliveryRoute = defineRoute({
  path: '/products/receive',
  title: 'goods.delivery',
  right: 'products:edit',
  screen: () => import('./Delivery.tsx'),
});
