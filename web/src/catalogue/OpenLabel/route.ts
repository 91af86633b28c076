import { labelPath } from '@galla/domain';
import parameters from '../../__generated__/OpenLabelQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';

/** Where the QR code on a label leads who reads it with the camera of a phone: `/i/{tenant}/{product}[/{variant}]`. */
export const openLabelRoute = defineRoute({
  path: '/i/:tenant/:product/:variant?',
  title: 'labels.openTitle',
  right: 'products:view',
  query: parameters,
  variables: ({ params: { tenant = '', product = '', variant } }) => ({
    code: labelPath({ tenant, product, variant }),
  }),
  screen: () => import('./OpenLabel.tsx'),
});
