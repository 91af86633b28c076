/** Demo shops: made-up, but like real ones, so that every type of business can be tried. */
export { createDemoShops, demoLogins, type DemoLogin, type DemoOptions } from './seed.ts';
export { DEMO_SHOPS } from './shops/list.ts';
export { DEMO_PIN, type DemoShop } from './shops/shop.ts';
export { TRADES, type ShopData, type Trade } from './types.ts';
