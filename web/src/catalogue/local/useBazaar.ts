import { type Bazaar, bazaarOf } from '@galla/domain';
import { use } from 'react';
import { ShopTrades } from '../../app/session/shopTrades.ts';

/** The words of the bazaar that the shop knows. */
export const useBazaar = (): Bazaar => bazaarOf(use(ShopTrades));
