import { type Bazaar, bazaarOf } from '@galla/domain';
import { use } from 'react';
import { ShopTrade } from '../../app/session/shopTrade.ts';

/** The words of the bazaar that the shop knows. */
export function useBazaar(): Bazaar {
  const { businessNumber, subCategoryNumber = null } = use(ShopTrade);
  return bazaarOf(businessNumber, subCategoryNumber);
}
