import { randomUUID } from 'node:crypto';
import { call, type TestApi, type TestPerson, type TestShop } from '../testing/index.ts';
import {
  addOrEditNote,
  customerDetails,
  deleteMember,
  deleteNote,
  saveBusinessHistory,
  submitMember,
  updateCustomer,
} from './contract.ts';

/** Calls on one customer's details, by default as the shop's owner. */
export function detailCalls(api: TestApi, shop: () => TestShop) {
  const sent = ({ token }: TestPerson = shop().owner) => ({ token, schemaKey: shop().schemaKey });
  const keyed = (person?: TestPerson) => ({ ...sent(person), key: randomUUID() });
  return {
    details: (customer_id: string, person?: TestPerson) =>
      call(api, customerDetails, { ...sent(person), query: { customer_id } }),
    update: (body: object, person?: TestPerson) => call(api, updateCustomer, { ...keyed(person), body }),
    note: (body: object, person?: TestPerson) => call(api, addOrEditNote, { ...keyed(person), body }),
    removeNote: (note_id: string, person?: TestPerson) =>
      call(api, deleteNote, { ...keyed(person), body: { note_id } }),
    status: (body: object, person?: TestPerson) => call(api, saveBusinessHistory, { ...keyed(person), body }),
    member: (body: object, person?: TestPerson) => call(api, submitMember, { ...keyed(person), body }),
    removeMember: (id: string, person?: TestPerson) =>
      call(api, deleteMember, { ...keyed(person), body: { id } }),
  };
}
