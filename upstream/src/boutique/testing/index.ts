/** Test data of a boutique for other packages: garments, orders, pictures. */
export { insertOrders } from './insertOrders.ts';
export { addMasters, orderOf, type TestMasters } from './masters.ts';
export { uploadPicture } from './uploadPicture.ts';
