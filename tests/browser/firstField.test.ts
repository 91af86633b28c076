import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { cartAddress } from './support/addresses.ts';
import { ask, OWNERS, tokenOf, type Trade } from './support/api.ts';
import { makeBill } from './support/bills.ts';
import { addGarment, makeOrder } from './support/orders.ts';
import { addCustomer, stockOf } from './support/shop.ts';
import { useVisits, type Device } from './support/visits.ts';

const visit = useVisits();
const WEB = resolve(import.meta.dirname, '../../web/src');

interface Case {
  /** The file that renders it. */
  file: string;
  shop?: Trade;
  device?: Device;
  /** Where the focus starts: a field, else the element it was opened for. */
  starts: RegExp;
  /** Shows its opener; undefined where its address opens it. */
  ready: (page: Page, token: string) => Promise<Locator | undefined>;
}

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name }).first();

/** A screen with a button that opens something. */
const at =
  (address: string, name: string | RegExp): Case['ready'] =>
  async (page) => {
    await page.goto(address);
    return button(page, name);
  };

/** An overlay that its address opens. */
const byAddress =
  (address: string): Case['ready'] =>
  async (page) => {
    await page.goto(address);
    return undefined;
  };

/** A list with such a button, once loaded: a reload would replace the opener. */
const onList =
  (address: string, name: RegExp): Case['ready'] =>
  async (page) => {
    await page.goto(address);
    await page.getByRole('table').first().getByRole('row').nth(1).waitFor();
    return button(page, name);
  };

/** A cart with one product in it. */
async function filledCart(page: Page, token: string): Promise<void> {
  const { product } = await stockOf(token);
  if (!product) throw new Error('The shop sells products.');
  await page.goto(cartAddress(await addCustomer(token)));
  await page.getByRole('searchbox').first().fill(product.title);
  await page.getByRole('button', { name: `Add ${product.title}`, exact: true }).click();
}

const inCart =
  (name: string | RegExp): Case['ready'] =>
  async (page, token) => {
    await filledCart(page, token);
    return button(page, name);
  };

interface Found {
  viewer: { tenant: { products: { edges: { node: { id: string; hasVariants: boolean } }[] } } };
}
const PRODUCTS = '{ viewer { tenant { products(first: 50) { edges { node { id hasVariants } } } } } }';

/** The panel of a product, opened by its address. */
const panel =
  (name: string, hasVariants: boolean): Case['ready'] =>
  async (page, token) => {
    const { viewer } = await ask<Found>(token, PRODUCTS);
    const found = viewer.tenant.products.edges.find(({ node }) => node.hasVariants === hasVariants);
    await page.goto(`/products?${name}=${found?.node.id ?? ''}`);
    return undefined;
  };

/** The details of a new customer, with such a button. */
const ofCustomer =
  (name: string): Case['ready'] =>
  async (page, token) => {
    const { id } = await addCustomer(token);
    await page.goto(`/crm/customer-details?${String(new URLSearchParams({ id }))}`);
    return button(page, name);
  };

/** A new order for a garment with every kind of choice, with such a button. */
const ofItem =
  (name: string): Case['ready'] =>
  async (page, token) => {
    const garment = await addGarment(token, `Test ${randomInt(10 ** 8)}`, '800.00', '150.00');
    await page.goto('/create-order');
    await page.getByRole('combobox', { name: /^Item\W*$/ }).selectOption(garment.id);
    return button(page, name);
  };

/** An order for such a garment and a new customer. */
async function newOrder(token: string): Promise<string> {
  const garment = await addGarment(token, `Test ${randomInt(10 ** 8)}`, '800.00');
  const { id } = await makeOrder(token, await addCustomer(token), garment);
  return id;
}

/** The page of an order with such a button. */
const ofOrder =
  (name: RegExp | string): Case['ready'] =>
  async (page, token) => {
    await page.goto(`/order-details?${String(new URLSearchParams({ id: await newOrder(token) }))}`);
    return button(page, name);
  };

const CASES: readonly Case[] = [
  {
    file: 'customers/CustomerDetails/edit/EditDialog.tsx',
    starts: /^Name/,
    ready: ofCustomer('Edit Customer'),
  },
  {
    file: 'customers/CustomerDetails/ownData/EraseDialog.tsx',
    starts: /^Type the name/,
    ready: ofCustomer('Erase customer'),
  },
  {
    file: 'customers/CustomerDetails/merge/MergeDialog.tsx',
    starts: /^Name or mobile/,
    ready: ofCustomer('Merge with another customer'),
  },
  {
    file: 'customers/CustomerDetails/notes/NoteDialog.tsx',
    starts: /^Note/,
    ready: ofCustomer('Add Note'),
  },
  {
    file: 'customers/CustomerDetails/money/StatementDialog.tsx',
    // The first date field, by its placeholder.
    starts: /^dd\/mm\/yyyy/,
    ready: ofCustomer('Statement'),
  },
  {
    file: 'customers/CustomerDetails/family/MemberDialog.tsx',
    starts: /^Member ID/,
    ready: ofCustomer('Add member'),
  },
  {
    file: 'customers/AddCustomer/AddCustomerDialog.tsx',
    starts: /^Name/,
    ready: at('/Billing', /^Add customer/),
  },
  {
    file: 'billing/cart/edit/EditLineDialog.tsx',
    starts: /^Quantity/,
    ready: inCart(/^Edit quantity and price/),
  },
  { file: 'billing/cart/change/ChangeCustomer.tsx', starts: /^Name or mobile/, ready: inCart('Change') },
  {
    file: 'billing/cart/edit/SaveChangesDialog.tsx',
    starts: /^Only/,
    async ready(page, token) {
      await filledCart(page, token);
      await button(page, /^Edit quantity and price/).click();
      await page.getByRole('dialog').getByLabel('Price').fill('31.25');
      return page.getByRole('dialog').getByRole('button', { name: /^Save/ });
    },
  },
  {
    file: 'billing/cart/CodeDialog.tsx',
    starts: /^₹5\.00/,
    async ready(page, token) {
      await filledCart(page, token);
      await page.getByRole('radio', { name: 'Split' }).locator('..').click();
      await page.getByLabel('By UPI').fill('5');
      return button(page, /^Create invoice/);
    },
  },
  {
    file: 'billing/papers/share/SharePanel.tsx',
    starts: /^Create a link/,
    async ready(page, token) {
      const { product } = await stockOf(token);
      if (!product) throw new Error('The shop sells products.');
      const { id } = await makeBill(token, await addCustomer(token), product);
      await page.goto(`/Billing-History?open=${id}`);
      return button(page, 'Share');
    },
  },
  {
    file: 'catalogue/variants/VariantDialog.tsx',
    shop: 'boutique',
    starts: /^Quantity|^Search|^One more/,
    async ready(page, token) {
      const { varied } = await stockOf(token);
      await page.goto(cartAddress(await addCustomer(token)));
      await page
        .getByRole('searchbox')
        .first()
        .fill(varied?.title ?? '');
      return page.getByRole('button', { name: `Add ${varied?.title}`, exact: true });
    },
  },
  {
    file: 'boutique/Designs/items/ItemsDrawer.tsx',
    shop: 'boutique',
    starts: /^Item name/,
    ready: byAddress('/design-pattern?items=new'),
  },
  {
    file: 'boutique/Orders/filters/MoreFilters.tsx',
    shop: 'boutique',
    starts: /^Name or mobile/,
    ready: at('/order-list', 'More filters'),
  },
  {
    file: 'boutique/OrderEntry/customer/SelectCustomer.tsx',
    shop: 'boutique',
    starts: /^Name or mobile/,
    ready: at('/create-order', 'Choose customer'),
  },
  {
    file: 'boutique/OrderEntry/designs/DesignsDialog.tsx',
    shop: 'boutique',
    // The first option of the first area, which is the shop's add-ons.
    starts: /₹/,
    ready: ofItem('Select Designs'),
  },
  {
    file: 'boutique/OrderEntry/patterns/PatternsDialog.tsx',
    shop: 'boutique',
    starts: /^Available Patterns/,
    ready: ofItem('Select Pattern'),
  },
  {
    file: 'boutique/OrderEntry/measurements/MeasurementDialog.tsx',
    shop: 'boutique',
    starts: /^Waist/,
    ready: ofItem('Measurement Details'),
  },
  {
    file: 'boutique/OrderEntry/addOns/AddOnsDialog.tsx',
    shop: 'boutique',
    starts: /^Add-on 1/,
    ready: ofItem('Add-on Amount'),
  },
  {
    file: 'boutique/OrderEntry/fabrics/FabricsDialog.tsx',
    shop: 'boutique',
    starts: /^Search products/,
    ready: ofItem('Add cloth'),
  },
  {
    file: 'boutique/OrderEntry/stages/AssignDialog.tsx',
    shop: 'boutique',
    starts: /^1\. /,
    ready: ofItem('Assign Employees to Stages'),
  },
  {
    file: 'boutique/OrderEntry/send/ConfirmUpdate.tsx',
    shop: 'boutique',
    starts: /./,
    async ready(page, token) {
      const orderId = await newOrder(token);
      await page.goto(`/EditOrder?${String(new URLSearchParams({ orderId }))}`);
      await button(page, 'Review order').click();
      return button(page, 'Update Order');
    },
  },
  {
    file: 'boutique/OrderDetails/items/AssignDialog.tsx',
    shop: 'boutique',
    starts: /^Employee/,
    ready: ofOrder(/^Assign to Employee/),
  },
  {
    file: 'boutique/OrderDetails/links/LinkDialog.tsx',
    shop: 'boutique',
    starts: /^Copy link/,
    ready: ofOrder('Customer link'),
  },
  {
    file: 'boutique/OrderSlips/SlipsSheet.tsx',
    shop: 'boutique',
    // The drawer itself, while its slips load.
    starts: /^QR Codes for Order/,
    ready: ofOrder('QR Codes'),
  },
  { file: 'app/shell/KeysSheet.tsx', starts: /^Single letters/, ready: at('/products', 'Keys') },
  {
    file: 'catalogue/drawer/ProductDrawer.tsx',
    starts: /^Name/,
    ready: onList('/products', /^Add product/i),
  },
  {
    file: 'catalogue/drawer/ServiceDrawer.tsx',
    starts: /^Name/,
    ready: onList('/services', /^Add service/i),
  },
  { file: 'catalogue/sheets/ImportDialog.tsx', starts: /^Choose/, ready: onList('/products', /^Import/) },
  { file: 'customers/UploadContacts/UploadDialog.tsx', starts: /^Choose/, ready: at('/crm', 'Upload') },
  {
    file: 'catalogue/labels/LabelDialog.tsx',
    starts: /^Name, code/,
    async ready(page) {
      await page.goto('/products');
      await page
        .getByRole('table')
        .first()
        .getByRole('row')
        .nth(1)
        .getByRole('checkbox')
        .check({ force: true });
      return button(page, 'QR labels');
    },
  },
  { file: 'catalogue/stock/StockDrawer.tsx', starts: /./, ready: panel('stockOf', false) },
  { file: 'catalogue/images/PictureDialog.tsx', starts: /^Choose/, ready: panel('picture', false) },
  {
    file: 'catalogue/optical/points/PointsDialog.tsx',
    shop: 'distributor',
    starts: /^Designation/,
    ready: panel('points', false),
  },
  {
    file: 'subscription/Subscription/ChangePlan.tsx',
    starts: /^Use credit/,
    ready: at('/subscription', 'Choose Basic'),
  },
  {
    file: 'session/ConfirmPin/PinDialog.tsx',
    starts: /^.*PIN/,
    async ready(page) {
      await page.goto('/SetingQRCodeResizer?tab=bills');
      await page.getByLabel('GST percentage').selectOption({ index: 2 });
      return button(page, /^Change \d+ items? to/);
    },
  },
  {
    file: 'keys/ConnectionsTab.tsx',
    starts: /^Name/,
    ready: at('/SetingQRCodeResizer?tab=connections', 'Create a key'),
  },
  {
    file: 'app/shell/PaymentGate.tsx',
    shop: 'unpaid',
    starts: /^Choose a plan/,
    ready: byAddress('/Billing'),
  },
  {
    file: 'app/shell/MenuSheet.tsx',
    device: 'phone',
    starts: /^Search/,
    ready: at('/products', 'Open the menu'),
  },
];

/** Dialogs tested elsewhere, and why. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'gym/Members/form/FreezeDialog.tsx':
    'behind a member whose plan may be frozen, whom the component test opens',
  'gym/Members/cut/UpgradeDialog.tsx': 'a running member, whose journey upgrades the plan',
  'gym/Members/cut/CancelDialog.tsx': 'a running member; figures, which the component test opens',
  'gym/Members/cut/TransferDialog.tsx': 'a running member, whose journey types the mobile',
  'commission/Split/SplitDialog.tsx': 'behind a bill, whose journey shares it',
  'commission/Split/SplitDraft.tsx': 'the same form, which the component test fills',
  'attendance/month/CorrectDialog.tsx': 'behind the day of an employee, which its journey corrects',
  'commission/Target/TargetDialog.tsx': 'behind an employee, whose journey types the target',
  'boutique/Orders/due/DailyDialog.tsx': 'one number, which the component test types',
  'billing/trash/TrashWithRefund.tsx': 'behind a paid bill; a mode, and one button',
  'customers/CustomerDetails/money/receive/ReceiveButton.tsx': 'the amount, which its journey types',
  'record/AgreedRow.tsx': 'its only field, which the component tests type',
  'reports/dayClose/ExpenseDialog.tsx': 'the amount, which its journey types',
  'commission/Month/AdvanceDialog.tsx': 'the amount, which its journey types',
  'commission/Month/PayDialog.tsx': 'a mode, and one button, which its journey presses',
  'billing/refund/RefundDialog.tsx': 'behind a paid bill, whose journey gives money back',
  'billing/EditBillings/PhoneEdit.tsx': 'the catalogue of the till, over a bill on a phone',
  'boutique/OrderDetails/money/ToRefund.tsx': 'behind an order that became cheaper; a mode, and one button',
  'boutique/OrderEntry/send/ConfirmCreate.tsx': 'behind a whole order, which its journey takes',
  'boutique/order/CancelOrder.tsx': 'behind a choice in a menu, which the component test makes',
  'boutique/order/Gallery.tsx': 'pictures to look at',
  'billing/cart/edit/AskPriceDialog.tsx': 'the component test types into its only field',
  'billing/QuickBill/ScanDialog.tsx': 'a code to show; what comes is said after it was paid',
  'billing/receipts/OpenReceipt.tsx': 'a receipt to read and print',
  'billing/quickBills/ReceivedDialog.tsx': 'a mode and a reference, which the component test types',
  'billing/Billing/ChosenBar.tsx': 'facts to read',
  'catalogue/drawer/DeniedDrawer.tsx': 'a sentence, and one button',
  'catalogue/optical/variants/VariantsSheet.tsx': 'a list to read; its forms open within it',
  'catalogue/scan/ScanDialog.tsx': 'a camera',
  'calendar/Calendar/AppointmentDialog.tsx': 'an appointment to read, and what can be done with it',
  'commission/Places/PlacesDialog.tsx': 'a map and a list, which its journey opens',
  'marketing/share/ShareDialog.tsx': 'without a field: it offers ways, which its journey goes',
  'customers/BulkUpdate/message/MessageDialog.tsx': 'behind a choice of contacts, which their journey makes',
  'customers/BulkUpdate/AssignDialog.tsx': 'behind a choice of contacts, which their journey makes',
  'customers/StatusUpdate/StatusDialog.tsx': 'a list of statuses; the form opens within it',
  'boutique/OrderDetails/handOver/HandOver.tsx':
    'pieces that are done, which the journey of the due board has',
  'boutique/OrderDetails/cloth/ClothDialog.tsx': 'behind an item that is open, which its journey has',
  'boutique/OrderDetails/cloth/ReturnCloth.tsx': 'behind an item that is open, which its journey has',
  'boutique/OrderDetails/alter/AlterDialog.tsx': 'a piece that was collected, which its journey has',
  'gym/Door/SellDayPass.tsx': 'the component test types the name, the first field of a visitor',
  'gym/assign/FollowersDialog.tsx': 'the search over a list, which the component test types into',
  'gym/Workouts/form/week/ask/CopyDay.tsx': 'days to tick, which the component test does',
  'gym/Workouts/form/week/ask/MoveTo.tsx': 'a day, a category and a place, which the component test chooses',
  'gym/Door/LetIn.tsx': 'a note alone, behind a member who is not let in',
  'gym/Door/WhoIsIt.tsx': 'two members whose mobiles end alike',
  'gym/Members/form/DoorCode.tsx': 'a code to show, and one button',
  'keys/MadeKeyDialog.tsx': 'a key to read and copy',
  'record/RecordDrawer.tsx': 'the drawers of products, services and appointments',
  'record/RecordListDialog.tsx': 'the dialog of points',
  'session/EmployeePins/MadePinDialog.tsx': 'a PIN to read, and one button',
  'ui/picture/CropDialog.tsx': 'a picture, moved by its slider',
};

test('every dialog, sheet and form is named here', () => {
  const drawn = globSync('**/*.tsx', { cwd: WEB }).filter(
    (file) =>
      !/\.test\.tsx$|testing|^ui\/(dialog\/|Sheet|DetailSheet|MoneySheet)/.test(file) &&
      /<(DialogFrame|FormDialog|ItemDrawer|RecordListDialog|Sheet)(<\w+>)?\s+(?!key)[a-z{]/.test(
        readFileSync(resolve(WEB, file), 'utf8'),
      ),
  );
  expect(drawn.toSorted()).toEqual([...CASES.map(({ file }) => file), ...Object.keys(ELSEWHERE)].toSorted());
});

const HAS_FOCUS = `(() => {
  const field = document.activeElement;
  if (field?.closest('[role=dialog], [role=alertdialog]') == null) return '';
  const label = field.labels?.[0]?.textContent ?? field.textContent;
  return (field.getAttribute('aria-label') ?? field.getAttribute('placeholder') ?? label).trim();
})()`;
const RED = `document.querySelectorAll(':is([role=dialog], [role=alertdialog]) [aria-invalid=true]').length`;

test.each(CASES)('$file opens where one goes on', async ({ shop = 'retail', device, starts, ready }) => {
  const token = await tokenOf(OWNERS[shop]);
  const { page } = await visit({ token, ...(device && { device }) });
  const opener = await ready(page, token);
  if (opener !== undefined) {
    await opener.focus();
    await page.keyboard.press('Enter');
  }
  await expect.poll(() => page.evaluate<string>(HAS_FOCUS)).toMatch(starts);
  expect(await page.evaluate<number>(RED)).toBe(0);
  if (opener === undefined) return;
  await page.keyboard.press('Escape');
  await expect.poll(() => opener.and(page.locator(':focus')).count()).toBe(1);
});
