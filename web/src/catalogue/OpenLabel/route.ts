import { labelPath } from '@galla/domain';
import parameters from '../../__generated__/OpenLabelQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';

/** The URL in the QR code on a label, for a phone's camera: `/i/{tenant}/{product}[/{variant}]`. */
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
