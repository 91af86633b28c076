import { formatMessage } from '@galla/domain';
import { type Route, route } from '../http/route.ts';
import { requireFreshPin } from '../session/index.ts';
import { addAccount, editAccount, listAccounts } from './accounts.ts';
import {
  accountDetails,
  addAccountDetails,
  editAccountDetail,
  itemsAtShopRate,
  resetQrSetting,
  saveQrSetting,
  tenantSetting,
  updateTenantSetting,
} from './contract.ts';
import { getPrintSetting, resetPrintSetting, savePrintSetting } from './printContract.ts';
import { printSettingsOf, resetPrint, savePrint } from './printSettings.ts';
import { resetQr, saveQr } from './qrSettings.ts';
import { countItemsAtShopRate, settingsOf, updateSettings } from './settings.ts';
import { tellPrinting, tellUpi } from './settingsTold.ts';

/** Settings and UPI accounts of the shop (spec 1 §7 Account and settings). */
export const routes: Route[] = [
  route(tenantSetting, async ({ db }) => ({ success: true, data: await settingsOf(db) })),

  route(itemsAtShopRate, async ({ db }) => ({ success: true, items: await countItemsAtShopRate(db) })),

  route(updateTenantSetting, async ({ db, caller, body, now }) => {
    const data = await updateSettings({ db, caller, now }, body);
    return { success: true, message: formatMessage('settings.saved'), data };
  }),

  route(saveQrSetting, async ({ db, body, now }) => {
    await saveQr(db, body, now);
    return { success: true, message: formatMessage('settings.saved'), data: await settingsOf(db) };
  }),

  route(resetQrSetting, async ({ db }) => {
    await resetQr(db);
    return { success: true, message: formatMessage('settings.wasReset'), data: await settingsOf(db) };
  }),

  route(getPrintSetting, async ({ db }) => ({ success: true, data: await printSettingsOf(db) })),

  route(savePrintSetting, async ({ db, caller, body, now }) => {
    await savePrint(db, body, now);
    await tellPrinting({ db, caller, now });
    return { success: true, message: formatMessage('settings.saved'), data: await printSettingsOf(db) };
  }),

  route(resetPrintSetting, async ({ db, caller, now }) => {
    await resetPrint(db);
    await tellPrinting({ db, caller, now });
    return { success: true, message: formatMessage('settings.wasReset'), data: await printSettingsOf(db) };
  }),

  route(accountDetails, async ({ db }) => ({ success: true, account_details: await listAccounts(db) })),

  route(addAccountDetails, async ({ db, caller, body, now }) => {
    requireFreshPin(caller, now);
    const data = await addAccount(db, body.form_data, { caller, now });
    await tellUpi({ db, caller, now }, data.upi_id);
    return { success: true, message: formatMessage('tenant.formSubmitted'), data };
  }),

  route(editAccountDetail, async ({ db, caller, body, now }) => {
    requireFreshPin(caller, now);
    const data = await editAccount(db, body.id, body.form_data, { caller, now });
    await tellUpi({ db, caller, now }, data.upi_id);
    return { success: true, message: formatMessage('tenant.accountUpdated'), data };
  }),
];
