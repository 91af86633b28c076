export { SELLER_VIEWS, SLOW_DAYS, type SellerView } from './sellers.ts';
export {
  checkClosable,
  checkExpense,
  type Drawer,
  drawerDifference,
  drawerTotal,
  MAX_DAY_NOTE,
  MAX_PURPOSE,
} from './dayClose.ts';
export {
  checkCoins,
  type CoinCount,
  coinsTotal,
  DENOMINATIONS,
  type Denomination,
  MAX_COINS,
} from './coins.ts';
export { DUE_AGES, daysOfAge, type DueAge } from './ages.ts';
export { GST_GROUPINGS, GST_SUPPLIES, gstSupply, type GstGrouping, type GstSupply } from './gst.ts';
