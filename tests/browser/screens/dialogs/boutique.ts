import { randomInt } from 'node:crypto';
import { addGarment, makeOrder } from '../../support/orders.ts';
import { addCustomer } from '../../support/shop.ts';
import { at, button, type Screen } from './screen.ts';

async function newOrder(token: string): Promise<string> {
  const garment = await addGarment(token, `Test ${randomInt(10 ** 8)}`, '800.00');
  const { id } = await makeOrder(token, await addCustomer(token), garment);
  return id;
}

/** Screens that only a boutique has. */
export const BOUTIQUE: readonly Screen[] = [
  {
    name: 'a new item of a boutique',
    shop: 'boutique',
    open: at('/design-pattern?items=new'),
    dialogs: [{ file: 'boutique/Designs/items/ItemsDrawer.tsx', starts: /^Item name/ }],
  },
  {
    name: 'the orders',
    shop: 'boutique',
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
    name: 'a new order with a garment',
    shop: 'boutique',
    async open(page, token) {
      const garment = await addGarment(token, `Test ${randomInt(10 ** 8)}`, '800.00', '150.00');
      await page.goto('/create-order');
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
  {
    name: 'an order',
    shop: 'boutique',
    async open(page, token) {
      await page.goto(`/order-details?${String(new URLSearchParams({ id: await newOrder(token) }))}`);
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
    shop: 'boutique',
    async open(page, token) {
      const orderId = await newOrder(token);
      await page.goto(`/EditOrder?${String(new URLSearchParams({ orderId }))}`);
      await button(page, 'Review order').click();
      return undefined;
    },
    dialogs: [{ file: 'boutique/OrderEntry/send/ConfirmUpdate.tsx', opener: 'Update Order', starts: /./ }],
  },
];
