/** What tests of other packages ask for of a boutique: what it sews, orders, pictures. */
export { insertOrders } from './insertOrders.ts';
export { addMasters, orderOf, type TestMasters } from './masters.ts';
export { uploadPicture } from './uploadPicture.ts';
