import { type Bazaar, bazaarOf } from '@galla/domain';
import { use } from 'react';
import { ShopTrades } from '../../app/session/shopTrades.ts';

/** The trade terms that apply to the shop. */
export const useBazaar = (): Bazaar => bazaarOf(use(ShopTrades));
