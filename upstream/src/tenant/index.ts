/** The public interface of tenant for other slices. */
export { businessOf, categoryName } from './businesses.ts';
export {
  changeCompany,
  checkCompanyChanges,
  checkZone,
  type CompanyChanges,
  companyDifferences,
  lockShop,
} from './company.ts';
export { readPrintSettings, withChanges } from './printSettings.ts';
export { readQrSettings } from './qrSettings.ts';
export { updateSettings } from './settings.ts';
