import { randomInt } from 'node:crypto';
import { goWithin } from '../../support/network.ts';
import { addGarment, makeOrder } from '../../support/orders.ts';
import { addCustomer, stockOf } from '../../support/shop.ts';
import { at, button, openCart, type Screen } from './screen.ts';

async function newOrder(token: string): Promise<string> {
  const garment = await addGarment(token, `Test ${randomInt(10 ** 8)}`, '800.00');
  const { id } = await makeOrder(token, await addCustomer(token), garment);
  return id;
}

/** Screens that a boutique has, in the order of a visit: the last one would ask before leaving. */
export const BOUTIQUE: readonly Screen[] = [
  {
    name: 'a product with variants in the cart',
    async open(page, token) {
      const title = (await stockOf(token)).varied?.title ?? '';
      await openCart(page, token);
      await page.getByRole('searchbox').first().fill(title);
      return page.getByRole('button', { name: `Add ${title}`, exact: true });
    },
    dialogs: [{ file: 'catalogue/variants/VariantDialog.tsx', starts: /^Quantity|^Search|^One more/ }],
  },
  {
    name: 'a new item of a boutique',
    open: at('/design-pattern?items=new'),
    dialogs: [{ file: 'boutique/Designs/items/ItemsDrawer.tsx', starts: /^Item name/ }],
  },
  {
    name: 'the orders',
    open: at('/order-list'),
    dialogs: [
      {
        file: 'boutique/Orders/filters/MoreFilters.tsx',
        opener: 'More filters',
        starts: /^Name or mobile/,
      },
    ],
  },
  {
    name: 'an order',
    async open(page, token) {
      await goWithin(page, `/order-details?${String(new URLSearchParams({ id: await newOrder(token) }))}`);
      return undefined;
    },
    dialogs: [
      {
        file: 'boutique/OrderDetails/items/AssignDialog.tsx',
        opener: /^Assign to Employee/,
        starts: /^Employee/,
      },
      {
        file: 'boutique/OrderDetails/links/LinkDialog.tsx',
        opener: 'Customer link',
        starts: /^Copy link/,
      },
      // The drawer itself, while its slips load.
      { file: 'boutique/OrderSlips/SlipsSheet.tsx', opener: 'QR Codes', starts: /^QR Codes for Order/ },
    ],
  },
  {
    name: 'a changed order',
    async open(page, token) {
      const orderId = await newOrder(token);
      await goWithin(page, `/EditOrder?${String(new URLSearchParams({ orderId }))}`);
      await button(page, 'Review order').click();
      return undefined;
    },
    dialogs: [{ file: 'boutique/OrderEntry/send/ConfirmUpdate.tsx', opener: 'Update Order', starts: /./ }],
  },
  {
    name: 'a new order with a garment',
    async open(page, token) {
      const garment = await addGarment(token, `Test ${randomInt(10 ** 8)}`, '800.00', '150.00');
      await goWithin(page, '/create-order');
      // The reviewed order on the screen before counts as changed.
      await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
      await page.getByRole('heading', { name: 'Create Order' }).waitFor();
      await page.getByRole('combobox', { name: /^Item\W*$/ }).selectOption(garment.id);
      return undefined;
    },
    dialogs: [
      {
        file: 'boutique/OrderEntry/customer/SelectCustomer.tsx',
        opener: 'Choose customer',
        starts: /^Name or mobile/,
      },
      // The first option of the first area, which is the shop's add-ons.
      { file: 'boutique/OrderEntry/designs/DesignsDialog.tsx', opener: 'Select Designs', starts: /₹/ },
      {
        file: 'boutique/OrderEntry/patterns/PatternsDialog.tsx',
        opener: 'Select Pattern',
        starts: /^Upload Custom/,
      },
      {
        file: 'boutique/OrderEntry/measurements/MeasurementDialog.tsx',
        opener: 'Measurement Details',
        starts: /^Waist/,
      },
      {
        file: 'boutique/OrderEntry/addOns/AddOnsDialog.tsx',
        opener: 'Add-on Amount',
        starts: /^Add-on 1/,
      },
      {
        file: 'boutique/OrderEntry/fabrics/FabricsDialog.tsx',
        opener: 'Add cloth',
        starts: /^Search products/,
      },
      {
        file: 'boutique/OrderEntry/stages/AssignDialog.tsx',
        opener: 'Assign Employees to Stages',
        starts: /^1\. /,
      },
    ],
  },
];
