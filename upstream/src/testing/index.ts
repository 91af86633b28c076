/** Shared by integration tests of the slices: API with database, shops, people, calls. */
export { PEPPER, PUBLIC_URL, testApi, type TestApi } from './api.ts';
export { testShop, type TestPerson, type TestShop } from './shop.ts';
export { type Answered, call, type Sent } from './call.ts';
export { makeKey, type TestKey } from '../keys/testing.ts';
export { memoryOf } from './memoryOf.ts';
export { rightInput } from './rightInput.ts';
