import { randomUUID } from 'node:crypto';
import type { Planted } from './planted.ts';

/** What an operation of the web client costs, and how it is asked. */
export interface Budget {
  /** Calls to upstream; the caller's `/me` is one of them. */
  calls: number;
  variables?: (shop: Planted) => Record<string, unknown>;
  /** It is done only by who has given the PIN again. */
  needsPin?: true;
  /** It changes who does it, and so somebody does it whom nothing else needs. */
  byNewcomer?: true;
  /** The kind of business that has it; a retail shop where it is left out. */
  business?: number;
  /** The page's size among the variables: the number of calls must not depend on it. */
  size?: string;
}

let lastMobile = 6_000_000_000;
const freshMobile = () => String((lastMobile += 1));

const write = (fields: object) => ({ input: { key: randomUUID(), ...fields } });

/**
 * Every operation of the manifest by its name. One that a screen adds comes here with its number of calls, which is
 * to be one for each kind of record that it shows.
 */
export const BUDGETS: Readonly<Record<string, Budget>> = {
  ShellQuery: { calls: 1 },
  useFoundQuery: {
    calls: 5,
    variables: () => ({ text: '98', customers: true, products: true, services: true, documents: true }),
  },
  useLoginMutation: {
    calls: 2,
    variables: ({ mobile, pin }) => ({ input: { mobile, pin } }),
  },
  useLogOutMutation: { calls: 1 },
  ChoosePinQuery: { calls: 1 },
  useChangePinMutation: {
    byNewcomer: true,
    calls: 2,
    variables: ({ pin }) => ({ input: { currentPin: pin, newPin: '9150', confirmation: '9150' } }),
  },
  ProfileQuery: { calls: 1 },
  useUpdateProfileMutation: { calls: 2, variables: () => write({ firstName: 'Asha' }) },
  SessionsQuery: { calls: 2 },
  EmployeePinsQuery: { calls: 2 },
  useEndSessionsOneMutation: { calls: 2, variables: ({ session }) => ({ input: { session } }) },
  useEndSessionsOthersMutation: { byNewcomer: true, calls: 2 },
  useMakeOneTimePinMutation: {
    needsPin: true,
    calls: 2,
    variables: ({ employee }) => ({ input: { employee } }),
  },
  useExchangeHandoverMutation: { calls: 2, variables: ({ handover }) => ({ input: { code: handover } }) },
  useExchangeHandoverEndMutation: { calls: 1 },
  useConfirmPinMutation: { calls: 2, variables: ({ pin }) => ({ input: { pin } }) },

  SubscriptionQuery: { calls: 3 },
  usePaySubscriptionMutation: {
    calls: 2,
    variables: ({ plan }) => write(plan),
  },
  useVerifyPaymentMutation: {
    calls: 2,
    variables: ({ merchantOrder }) => ({ input: { merchantOrderId: merchantOrder } }),
  },

  BillingQuery: { calls: 3 },
  useCustomerPagesQuery: { calls: 2, variables: ({ tenant }) => ({ id: tenant }), size: 'count' },
  ChosenCustomerQuery: { calls: 3, variables: ({ customer }) => ({ id: customer }) },
  useContinueQuery: { calls: 2, variables: ({ customer }) => ({ id: customer }) },
  ChangeFormQuery: { calls: 3 },
  useAddCustomerMutation: {
    calls: 2,
    variables: () => write({ name: 'Priya Nair', mobile: freshMobile() }),
  },

  BillingsQuery: { calls: 4, variables: ({ customer }) => ({ customer, chosen: true }) },
  pagesProductsQuery: { calls: 2 },
  pagesServicesQuery: { calls: 2 },
  VariantFormQuery: { calls: 2, variables: ({ varied }) => ({ id: varied }) },
  useFindCodeQuery: { calls: 2, variables: ({ barcode }) => ({ code: barcode }) },
  OpenLabelQuery: { calls: 2, variables: ({ barcode }) => ({ code: barcode }) },
  fetchRowsQuery: { calls: 2, variables: ({ product, varied }) => ({ ids: [product, varied] }) },
  AddProductQuery: { calls: 2, variables: () => ({ search: 'a' }) },
  useRefreshLinesQuery: { calls: 2, variables: ({ product, varied }) => ({ ids: [product, varied] }) },
  useCartTermsQuery: { calls: 3, variables: ({ customer }) => ({ customer }) },
  ItemDrawerQuery: {
    calls: 4,
    variables: ({ product }) => ({ form: 'product_catalogs', item: product, editing: true }),
  },
  useSaveItemAddMutation: {
    calls: 2,
    variables: () => write({ kind: 'PRODUCT', values: [{ name: 'title', value: 'Dupatta' }] }),
  },
  useSaveItemEditMutation: {
    calls: 2,
    variables: ({ product }) => write({ item: product, values: [{ name: 'brand', value: 'Kota' }] }),
  },
  useUpdateItemMutation: { calls: 2, variables: ({ product }) => write({ item: product, price: '120' }) },
  ProductPageQuery: { calls: 3, size: 'first', variables: () => ({ first: 10 }) },
  ServicePageQuery: { calls: 3, size: 'first', variables: () => ({ first: 10 }) },
  OpenItemQuery: { calls: 2, variables: ({ product }) => ({ id: product }) },
  ItemDetailQuery: { calls: 3, variables: ({ product }) => ({ id: product, form: 'product_catalogs' }) },
  useAllIdsQuery: { calls: 2, variables: () => ({ kind: 'PRODUCT', search: 'a' }) },
  useDeleteItemsMutation: { calls: 2, variables: ({ spareProduct }) => write({ items: [spareProduct] }) },
  useSetStatusMutation: {
    calls: 2,
    variables: ({ service }) => write({ items: [service], status: 'AVAILABLE' }),
  },
  useSetMarketplaceMutation: {
    calls: 2,
    variables: ({ product }) => write({ items: [product], listed: true }),
  },
  PictureDialogQuery: { calls: 2, variables: ({ product }) => ({ item: product }) },
  CatalogImageQuery: { calls: 2, variables: ({ product }) => ({ item: product }) },
  useSetItemImageMutation: { calls: 2, variables: ({ product }) => write({ item: product, image: null }) },
  StockBodyQuery: { calls: 3, variables: ({ varied }) => ({ product: varied, variant: null }) },
  StockHistoryPageQuery: {
    calls: 3,
    size: 'count',
    variables: ({ product }) => ({ id: product, count: 20, cursor: null, variant: null }),
  },
  useCorrectStockMutation: {
    calls: 2,
    variables: ({ product }) => write({ item: product, price: '120' }),
  },
  useCreateDocumentMutation: {
    calls: 6,
    variables: ({ customer, product }) =>
      write({ type: 'ORDER', customer, paymentMode: 'CASH', lines: [{ product, quantity: 1 }] }),
  },

  // One more where products have a kind: the form says what it is called.
  KindsQuery: { business: 8, calls: 2 },
  VariantListQuery: { business: 8, calls: 2, variables: ({ varied }) => ({ id: varied }) },
  VariantEditorQuery: { business: 8, calls: 3, variables: ({ varied }) => ({ id: varied }) },
  useSaveVariantAddMutation: {
    business: 8,
    calls: 3,
    variables: ({ varied }) =>
      write({
        product: varied,
        values: ['sku', 'mrp', 'sell_price'].map((name) => ({ name, value: '100' })),
      }),
  },
  useSaveVariantEditMutation: {
    business: 8,
    calls: 3,
    variables: ({ variant }) => write({ variant, values: [{ name: 'color', value: 'Grey' }] }),
  },
  useDeleteVariantMutation: {
    business: 8,
    calls: 3,
    variables: ({ spareVariant: variant }) => write({ variant }),
  },
  NewVariantsQuery: { business: 8, calls: 2, variables: () => ({ form: 'product_variants_lens' }) },
  useAddOpticalProductMutation: {
    business: 8,
    calls: 2,
    variables: () =>
      write({
        values: [{ name: 'title', value: 'Lens' }],
        variants: [{ values: ['sku', 'mrp', 'sell_price'].map((name) => ({ name, value: '70' })) }],
      }),
  },
  PowersViewQuery: { business: 8, calls: 3, variables: ({ varied }) => ({ id: varied }) },
  useSavePowersSubmitMutation: {
    business: 8,
    calls: 4,
    variables: ({ varied: product, variant }) => write({ product, variant, powers: { sph: '-3.00' } }),
  },
  useSavePowersEditMutation: {
    business: 8,
    calls: 4,
    variables: ({ prescription }) => write({ prescription, powers: { sph: '-1.25' } }),
  },
  useDeletePowersMutation: {
    business: 8,
    calls: 4,
    variables: ({ sparePrescription: prescription }) => write({ prescription }),
  },
  LoadedPointsQuery: { business: 4, calls: 3, variables: ({ product }) => ({ id: product }) },
  useSavePointsAssignMutation: {
    business: 4,
    calls: 4,
    variables: ({ product, unpaidDesignation: designation }) => write({ product, designation, points: '2' }),
  },
  useSavePointsEditMutation: {
    business: 4,
    calls: 4,
    variables: ({ assignment }) => write({ assignment, points: '3' }),
  },
  useRemovePointsMutation: {
    business: 4,
    calls: 4,
    variables: ({ spareAssignment: assignment }) => write({ assignment }),
  },

  QuickBillQuery: { calls: 4, variables: ({ customer }) => ({ customer, chosen: true }) },
  useCreateQuickBillMutation: {
    calls: 3,
    variables: ({ customer }) => write({ customer, amount: '100.00' }),
  },

  QrCodePageQuery: { calls: 4, variables: ({ document }) => ({ document }) },
  upiAccountQuery: { calls: 2, variables: ({ tenant }) => ({ tenant }) },
  useRecordPaymentMutation: {
    calls: 4,
    variables: ({ document, pending }) =>
      write({ document, amount: '1', expectedPending: pending, mode: 'CASH' }),
  },
  AccountDetailsQuery: { calls: 2 },
  useSaveUpiAccountAddMutation: {
    needsPin: true,
    calls: 3,
    variables: () => write({ upiId: 'meenakshi@okaxis', upiName: 'Meenakshi' }),
  },
  useSaveUpiAccountUpdateMutation: {
    needsPin: true,
    calls: 2,
    variables: ({ upiAccount }) => write({ account: upiAccount, upiId: 'stores@okaxis', upiName: 'Stores' }),
  },

  SettingsQuery: { calls: 1 },
  qrSettingsQuery: { calls: 2, variables: ({ tenant }) => ({ tenant }) },
  qrLookQuery: { calls: 2, variables: ({ tenant }) => ({ tenant }) },
  printSettingsQuery: { calls: 3, variables: ({ tenant }) => ({ tenant }) },
  tenantSettingsQuery: { calls: 2, variables: ({ tenant }) => ({ tenant }) },
  useUpdateSettingsMutation: { calls: 2, variables: () => write({ employeesDeleteOrders: true }) },
  useSaveQrSettingsMutation: { calls: 2, variables: () => write({ size: 120 }) },
  useResetQrSettingsMutation: { calls: 2, variables: () => write({}) },
  useSavePrintSettingsMutation: { calls: 2, variables: () => write({ margin: 10 }) },
  useResetPrintSettingsMutation: { calls: 2, variables: () => write({}) },

  NotificationPageQuery: { calls: 2, variables: () => ({ type: null, unreadOnly: false }) },
  NotificationRowsPagesQuery: { calls: 2, variables: () => ({ unreadOnly: false }), size: 'count' },
  openArrivalsQuery: { calls: 2 },
  DeviceSwitchQuery: { calls: 2 },
  useRegisterMessagingMutation: {
    calls: 2,
    variables: () => ({ input: { messagingToken: 'a token' } }),
  },
  useMarkReadMutation: { calls: 2, variables: () => write({}) },
  useDeleteNotificationMutation: {
    calls: 2,
    variables: ({ notification }) => write({ notification }),
  },
  useRestoreNotificationMutation: {
    calls: 2,
    variables: ({ notification }) => write({ notification }),
  },

  HierarchyQuery: { calls: 2 },
  PeopleQuery: { calls: 3, variables: ({ manned }) => ({ id: manned }) },
  useAddDesignationMutation: {
    calls: 3,
    variables: ({ designation }) =>
      write({ name: 'Trainee', visibilityPoints: 5, commissionPercent: '1.5', parent: designation }),
  },
  useUpdateDesignationMutation: {
    calls: 3,
    variables: ({ designation }) =>
      write({ designation, name: 'Senior', visibilityPoints: 5, commissionPercent: '1.5' }),
  },
  useMoveDesignationMutation: {
    calls: 3,
    variables: ({ designation }) => write({ designation, position: 'BEFORE' }),
  },
  useRebuildDesignationsMutation: { calls: 3, variables: () => write({}) },
  useDeleteDesignationMutation: {
    calls: 3,
    variables: ({ spareDesignation }) => write({ designation: spareDesignation }),
  },

  PermissionsQuery: { calls: 2 },
  RoleRightsQuery: { calls: 4, variables: ({ manned }) => ({ designation: manned }) },
  useChangePermissionsMutation: {
    needsPin: true,
    calls: 4,
    variables: ({ manned }) => write({ designation: manned, rules: [{ menu: 'billing', edit: true }] }),
  },
  useConfirmPermissionsMutation: {
    needsPin: true,
    calls: 4,
    variables: ({ manned }) => write({ designation: manned, rules: [{ menu: 'billing', view: true }] }),
  },
  useDeletePermissionsMutation: {
    needsPin: true,
    calls: 4,
    variables: ({ manned }) => write({ designation: manned, menus: ['billing'] }),
  },

  HistoryPageQuery: { calls: 2, variables: () => ({ first: 5, type: 'INVOICE' }), size: 'first' },
  OpenDocumentQuery: { calls: 2, variables: ({ document }) => ({ id: document }) },
  DocumentDetailQuery: { calls: 5, variables: ({ document }) => ({ id: document }) },

  LookAtImportQuery: { calls: 2, variables: ({ sheet }) => ({ id: sheet.import }) },
  watchProgressQuery: { calls: 2, variables: ({ sheet }) => ({ id: sheet.import }) },
  useRunImportMutation: { calls: 2, variables: ({ sheet }) => write(sheet) },
  useStopImportMutation: { calls: 2, variables: ({ sheet }) => write({ import: sheet.import }) },
};
