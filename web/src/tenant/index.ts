/** The public exports of tenant for other slices. */
export { SettingSwitch } from './Settings/parts/SettingSwitch.tsx';
export type { TabProps } from './Settings/tabs.ts';
export { useQrLook } from './shopSettings/qrLook.ts';
export { NoUpiAccount } from './upi/NoUpiAccount.tsx';
export { UpiCode } from './upi/UpiCode.tsx';
export { fetchUpiAccount, type UpiAccount, useUpiAccount } from './upi/upiAccount.ts';
export { useSeesUpiAccounts } from './upi/useSeesUpiAccounts.ts';
