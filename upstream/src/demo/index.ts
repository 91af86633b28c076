/** Demo shops: fictional but realistic, one for every type of business. */
export { createDemoShops, demoLogins, type DemoLogin, type DemoOptions } from './seed.ts';
export { DEMO_SHOPS } from './shops/list.ts';
export { DEMO_PIN, type DemoShop } from './shops/shop.ts';
export { TRADES, type ShopData, type Trade } from './types.ts';
