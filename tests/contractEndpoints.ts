import * as contract from '@galla/upstream/contract';
import type { Endpoint } from '@galla/upstream/contract';

export interface NamedEndpoint {
  /** Slice and name: "billing.createInvoice". */
  name: string;
  endpoint: Endpoint;
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'rights' in value;

/** Every call of the REST API, so that no test can forget one. */
export const endpoints: readonly NamedEndpoint[] = Object.entries(contract)
  .flatMap(([slice, members]) =>
    typeof members === 'object'
      ? Object.entries(members).map(([name, member]) => ({ name: `${slice}.${name}`, member }))
      : [],
  )
  .flatMap(({ name, member }) => (isEndpoint(member) ? [{ name, endpoint: member }] : []));
