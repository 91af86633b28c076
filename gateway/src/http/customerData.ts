import { customers } from '@galla/upstream/contract';
import type { FastifyInstance } from 'fastify';
import { dbIdOf } from '../relay/ids.ts';
import type { Gateway } from './gateway.ts';
import { passPaper } from './passPaper.ts';

/**
 * `GET /customer-data/:id`, by global id: all stored data of a customer as a zip file, for the owner while the PIN
 * is fresh, with the token only in its header.
 */
export function serveCustomerData(app: FastifyInstance, gateway: Gateway): void {
  app.get<{ Params: { id: string } }>('/customer-data/:id', async (request, reply) =>
    passPaper(gateway, request, reply, customers.customerData, {
      params: { id: dbIdOf('Customer', request.params.id) },
    }),
  );
}
