import { type Budgets, write } from './budget.ts';

export const tenant: Budgets = {
  SettingsQuery: { calls: 1 },
  qrSettingsQuery: { calls: 2, variables: ({ tenant }) => ({ tenant }) },
  qrLookQuery: { calls: 2, variables: ({ tenant }) => ({ tenant }) },
  printSettingsQuery: { calls: 3, variables: ({ tenant }) => ({ tenant }) },
  shopTaxQuery: { calls: 2, variables: ({ tenant }) => ({ tenant }) },
  tenantSettingsQuery: { calls: 2, variables: ({ tenant }) => ({ tenant }) },
  useUpdateSettingsMutation: { calls: 2, variables: () => write({ employeesDeleteOrders: true }) },
  useUpdateQrSettingsMutation: { calls: 2, variables: () => write({ size: 120 }) },
  useResetQrSettingsMutation: { calls: 2, variables: () => write({}) },
  useUpdatePrintSettingsMutation: { calls: 2, variables: () => write({ margin: 10 }) },
  useResetPrintSettingsMutation: { calls: 2, variables: () => write({}) },
};
