import type { MergeField } from '@galla/domain';
import { randomUUID } from 'node:crypto';
import { call, type TestApi, type TestPerson, type TestShop } from '../../testing/index.ts';
import { customerCounts, customerDetails, mergeCustomers } from '../contract.ts';

interface More {
  take?: MergeField[];
  keep_version?: string;
  merged_version?: string;
  person?: TestPerson;
  key?: string;
}

/** Calls of a merge, by default as the shop's owner and with the current versions. */
export function mergeCalls(api: TestApi, shop: () => TestShop) {
  const sent = ({ token }: TestPerson = shop().owner) => ({ token, schemaKey: shop().schemaKey });
  const version = async (customer_id: string): Promise<string> =>
    (await call(api, customerDetails, { ...sent(), query: { customer_id } })).body.customer.version;
  const versions = async (keep: string, merged: string) => ({
    keep_version: await version(keep),
    merged_version: await version(merged),
  });
  return {
    versions,
    /** The counts of one customer; undefined if the person may not see it. */
    counts: async (customer_ids: string, person?: TestPerson) => {
      const { body } = await call(api, customerCounts, { ...sent(person), query: { customer_ids } });
      return body.data[0];
    },
    merge: async (keep: string, merged: string, more: More = {}) => {
      const { take = [], person, key = randomUUID(), keep_version, merged_version } = more;
      const seen =
        keep_version !== undefined && merged_version !== undefined
          ? { keep_version, merged_version }
          : await versions(keep, merged);
      return call(api, mergeCustomers, { ...sent(person), key, body: { keep, merged, take, ...seen } });
    },
  };
}
