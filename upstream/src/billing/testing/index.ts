/** Shared by tests of slices that sell: goods, customers, payloads with correct sums, and the rules of the books. */
export { attachPicture } from './attachPicture.ts';
export { ownerOf } from './caller.ts';
export { expectBalancedBooks, violationsIn, type Violation } from './books.ts';
export { addItem, addVariant, type ItemOptions, stockOf, type TestItem } from './goods.ts';
export { payloadOf, type TestBill, type TestLine } from './payload.ts';
export { addCustomer, type TestCustomer } from './people.ts';
export { isOfCaller, statementsOf, type Statement } from './statements.ts';
