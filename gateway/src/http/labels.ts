import { catalogue, optical } from '@galla/upstream/contract';
import type { FastifyInstance } from 'fastify';
import { refused } from '../refusals/RefusalError.ts';
import { parseId } from '../relay/ids.ts';
import { omitUndefined } from '../rest/omitUndefined.ts';
import type { Gateway } from './gateway.ts';
import { fieldsOf, passPaper } from './passPaper.ts';

/** A thousand entries with their ids. */
const BODY_LIMIT = 262_144;

const PATHS = [
  ['/labels', catalogue.labelPrint],
  ['/labels/prescriptions', optical.prescriptionZip],
] as const;

/**
 * Serves labels as a zip of PDFs, or as one PDF: of products and variants, and of lens powers. The body is `{
 * products: [{ product, variant?, quantity }], paper?, size?, fields?, start?, together? }` with global ids;
 * upstream checks the figures.
 */
export function serveLabels(app: FastifyInstance, gateway: Gateway): void {
  for (const [path, endpoint] of PATHS) {
    app.post<{ Body: unknown }>(path, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const { products, paper, size, fields, start, together } = fieldsOf(request.body);
      if (!Array.isArray(products)) throw refused('INVALID_INPUT');
      const body = {
        products: products.map(entryOf),
        ...omitUndefined({ paper, size, fields, start, together }),
      };
      return passPaper(gateway, request, reply, endpoint, { body });
    });
  }
}

function entryOf(sent: unknown) {
  const { product, variant, quantity } = fieldsOf(sent);
  return {
    product_id: dbIdOf(product, 'Product'),
    ...(variant != null && { variant_id: dbIdOf(variant, 'Variant') }),
    ...omitUndefined({ qty: quantity }),
  };
}

function dbIdOf(id: unknown, type: 'Product' | 'Variant'): string {
  const named = typeof id === 'string' ? parseId(id) : undefined;
  if (named?.type !== type) throw refused('NOT_FOUND');
  return named.dbId;
}
