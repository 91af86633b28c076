import { DEMO_SHOPS } from '../../demo/shops/list.ts';
import { DEMO_PIN } from '../../demo/shops/shop.ts';
import type { Recorder } from './Recorder.ts';

/** An optician: sells with and without variants, has lens powers, and everything other shops have. */
export const EXAMPLE_SHOPS = DEMO_SHOPS.filter(({ key }) => key === 'optician');

/** Signs in and reads what every client needs first: identity, customers, staff, catalogue, forms. */
export async function readShop(at: Recorder): Promise<void> {
  const mobile = EXAMPLE_SHOPS[0]?.staff[0].mobile;
  await at.send('session.login', { body: { mobile, password: DEMO_PIN } });
  at.token = at.at('session.login', 'access_token');
  await at.send('session.me');
  at.schemaKey = at.at('session.me', 'tenant_schema');
  await at.send('session.confirmPin', { body: { pin: DEMO_PIN } });
  await at.send('customers.customers', { query: { limit: 2 } });
  await at.send('customers.addCustomer', {
    body: { name: 'Priya Agarwal', mobile: '9829041526', email: 'priya@example.in', group: 'Regular' },
  });
  await at.send('customers.openCustomer', { body: { mobile: '9829041526' } });
  await at.send('employees.employees');
  await at.send('customers.contactsHistory', { query: { limit: 1 } });
  await at.send('customers.contactIds', { query: { group: 'Regular', search: 'Priya' } });
  await at.send('customers.getGroupsByBusiness', { body: {} });
  await at.send('customers.bulkContactUpdate', {
    body: {
      customer_ids: [at.at('customers.addCustomer', 'customer_id')],
      emp_id: at.at('employees.employees', 'data', 0, 'id'),
      group: 'Regular',
    },
  });
  await at.send('catalogue.servicesProducts', { query: { limit: 2, kind: 'service' } });
  await at.send('catalogue.getProductsAndServices', { body: { limit: 2, kind: 'product' } });
  const business = { business_id: Number(at.at('session.me', 'business_id')) };
  await at.send('forms.formsByBusiness', { query: business });
  await at.send('forms.getForm', {
    query: {
      form_name: 'product_catalogs',
      ...business,
      sub_category_id: Number(at.at('session.me', 'sub_category_id')),
    },
  });
  await at.send('forms.getStatuses', { query: { kind: 'document' } });
}
