import { customers } from '@galla/upstream/contract';
import type { FastifyInstance } from 'fastify';
import { groupOf, groupOnWire } from '../customers/index.ts';
import { dbIdOf } from '../relay/ids.ts';
import { omitUndefined } from '../rest/omitUndefined.ts';
import type { Gateway } from './gateway.ts';
import { fieldsOf, passPaper } from './passPaper.ts';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The filter of the list of the graph, as upstream takes it. */
function filterOf(body: unknown) {
  const { search, assignedTo, unassigned, category } = fieldsOf(body);
  const employee = textOf(assignedTo);
  const id = textOf(category);
  return omitUndefined({
    search: textOf(search),
    assigned_to: employee === undefined ? undefined : dbIdOf('Employee', employee),
    unassigned: unassigned === true ? '1' : undefined,
    ...(id !== undefined && groupOnWire(groupOf(dbIdOf('ContactCategory', id)))),
  });
}

/**
 * `POST /contacts/export` with `{ search?, assignedTo?, unassigned?, category? }`, as the graph's contacts are asked for:
 * what the list shows as a workbook, with the token in its header alone.
 */
export function serveContactSheets(app: FastifyInstance, gateway: Gateway): void {
  app.post<{ Body: unknown }>('/contacts/export', async (request, reply) =>
    passPaper(gateway, request, reply, customers.exportContacts, { body: filterOf(request.body) }),
  );
}
