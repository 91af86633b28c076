import { redirect } from 'react-router-dom';
import parameters from '../../__generated__/QrCodePageQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';

export const qrCodePageRoute = defineRoute({
  path: '/QrCodePage',
  title: 'payment.title',
  right: 'billing:view',
  rail: true,
  facesCustomer: true,
  query: parameters,
  variables: ({ search }) => ({ document: search.get('document') ?? '' }),
  before: ({ search }) => {
    if ((search.get('document') ?? '') !== '') return;
    // Without a document, redirects to the cart, which itself redirects to the choice of a customer (spec 2 §2).
    const data = search.get('data');
    throw redirect(data === null ? '/Billings' : `/Billings?${new URLSearchParams({ data }).toString()}`);
  },
  screen: () => import('./QrCodePage.tsx'),
});
