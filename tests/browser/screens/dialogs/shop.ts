import { ask } from '../../support/api.ts';
import { makeBill } from '../../support/bills.ts';
import { goWithin } from '../../support/network.ts';
import { addCustomer, stockOf, type Goods } from '../../support/shop.ts';
import { at, button, openCart, type Screen } from './screen.ts';

/** A list, once loaded: a reload would replace the openers. */
const onList =
  (address: string, name: string): Screen['open'] =>
  async (page) => {
    await goWithin(page, address);
    await page.getByRole('table', { name }).getByRole('row').nth(1).waitFor();
    return undefined;
  };

async function productOf(token: string): Promise<Goods> {
  const { product } = await stockOf(token);
  if (!product) throw new Error('The shop sells products.');
  return product;
}

interface Found {
  viewer: { tenant: { products: { edges: { node: { id: string; hasVariants: boolean } }[] } } };
}
const PRODUCTS = '{ viewer { tenant { products(first: 50) { edges { node { id hasVariants } } } } } }';

/** The panel of a product without variants, opened by its address. */
const panel =
  (name: string): Screen['open'] =>
  async (page, token) => {
    const { viewer } = await ask<Found>(token, PRODUCTS);
    const found = viewer.tenant.products.edges.find(({ node }) => !node.hasVariants);
    await goWithin(page, `/products?${name}=${found?.node.id ?? ''}`);
    return undefined;
  };

/** Screens of every shop, in the order of a visit: what is typed in the last one would ask before leaving. */
export const SHOP: readonly Screen[] = [
  {
    name: 'a customer',
    async open(page, token) {
      const { id } = await addCustomer(token);
      await goWithin(page, `/crm/customer-details?${String(new URLSearchParams({ id }))}`);
      return undefined;
    },
    dialogs: [
      { file: 'customers/CustomerDetails/edit/EditDialog.tsx', opener: 'Edit Customer', starts: /^Name/ },
      {
        file: 'customers/CustomerDetails/ownData/EraseDialog.tsx',
        opener: 'Erase customer',
        starts: /^Type the name/,
      },
      {
        file: 'customers/CustomerDetails/merge/MergeDialog.tsx',
        opener: 'Merge with another customer',
        starts: /^Name or mobile/,
      },
      { file: 'customers/CustomerDetails/notes/NoteDialog.tsx', opener: 'Add Note', starts: /^Note/ },
      {
        file: 'customers/CustomerDetails/money/StatementDialog.tsx',
        opener: 'Statement',
        // The first date field, by its placeholder.
        starts: /^dd\/mm\/yyyy/,
      },
      {
        file: 'customers/CustomerDetails/family/MemberDialog.tsx',
        opener: 'Add member',
        starts: /^Member ID/,
      },
    ],
  },
  {
    name: 'the choice of a customer',
    open: at('/Billing'),
    dialogs: [
      { file: 'customers/AddCustomer/AddCustomerDialog.tsx', opener: /^Add customer/, starts: /^Name/ },
    ],
  },
  {
    name: 'an open bill',
    async open(page, token) {
      const { id } = await makeBill(token, await addCustomer(token), await productOf(token));
      await goWithin(page, `/Billing-History?open=${id}`);
      return undefined;
    },
    dialogs: [{ file: 'billing/papers/share/SharePanel.tsx', opener: 'Share', starts: /^Create a link/ }],
  },
  {
    name: 'the contacts',
    open: at('/crm'),
    dialogs: [{ file: 'customers/UploadContacts/UploadDialog.tsx', opener: 'Upload', starts: /^Choose/ }],
  },
  {
    name: 'the products',
    open: onList('/products', 'Products'),
    dialogs: [
      { file: 'app/shell/KeysSheet.tsx', opener: 'Keys', starts: /^Single letters/ },
      { file: 'catalogue/drawer/ProductDrawer.tsx', opener: /^Add product/i, starts: /^Name/ },
      { file: 'catalogue/sheets/ImportDialog.tsx', opener: /^Import/, starts: /^Choose/ },
      {
        file: 'catalogue/labels/LabelDialog.tsx',
        async prepare(page) {
          const row = page.getByRole('table').first().getByRole('row').nth(1);
          await row.getByRole('checkbox').check({ force: true });
        },
        opener: 'QR labels',
        starts: /^Name, code/,
      },
    ],
  },
  {
    name: 'the stock of a product',
    open: panel('stockOf'),
    dialogs: [{ file: 'catalogue/stock/StockDrawer.tsx', starts: /./ }],
  },
  {
    name: 'the picture of a product',
    open: panel('picture'),
    dialogs: [{ file: 'catalogue/images/PictureDialog.tsx', starts: /^Choose/ }],
  },
  {
    name: 'the services',
    open: onList('/services', 'Services'),
    dialogs: [{ file: 'catalogue/drawer/ServiceDrawer.tsx', opener: /^Add service/i, starts: /^Name/ }],
  },
  {
    name: 'the subscription',
    open: at('/subscription'),
    dialogs: [
      {
        file: 'subscription/Subscription/ChangePlan.tsx',
        opener: 'Choose Basic',
        starts: /^Use credit/,
      },
    ],
  },
  {
    name: 'the settings of bills',
    async open(page) {
      await goWithin(page, '/SetingQRCodeResizer?tab=bills');
      await page.getByLabel('GST percentage').selectOption({ index: 2 });
      return undefined;
    },
    dialogs: [
      { file: 'session/ConfirmPin/PinDialog.tsx', opener: /^Change \d+ items? to/, starts: /^.*PIN/ },
    ],
  },
  {
    name: 'the connections',
    open: at('/SetingQRCodeResizer?tab=connections'),
    dialogs: [{ file: 'keys/ConnectionsTab.tsx', opener: 'Create a key', starts: /^Name/ }],
  },
  {
    name: 'a cart with one product',
    async open(page, token) {
      const { title } = await productOf(token);
      await openCart(page, token);
      await page.getByRole('searchbox').first().fill(title);
      await page.getByRole('button', { name: `Add ${title}`, exact: true }).click();
      return undefined;
    },
    dialogs: [
      {
        file: 'billing/cart/edit/EditLineDialog.tsx',
        opener: /^Edit quantity and price/,
        starts: /^Quantity/,
      },
      { file: 'billing/cart/change/ChangeCustomer.tsx', opener: 'Change', starts: /^Name or mobile/ },
      {
        file: 'billing/cart/CodeDialog.tsx',
        async prepare(page) {
          await page.getByRole('radio', { name: 'Split' }).locator('..').click();
          await page.getByLabel('By UPI').fill('5');
        },
        opener: /^Create invoice/,
        starts: /^₹5\.00/,
      },
      {
        file: 'billing/cart/edit/SaveChangesDialog.tsx',
        async prepare(page) {
          await button(page, /^Edit quantity and price/).click();
          await page.getByRole('dialog').getByLabel('Price').fill('31.25');
        },
        opener: /^Save/,
        starts: /^Only/,
      },
    ],
  },
];
