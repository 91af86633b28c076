import { SHEET_LIMITS } from '@galla/domain';
import { catalogue } from '@galla/upstream/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refused } from '../refusals/RefusalError.ts';
import { dbIdOf, globalId, type NodeType, parseId } from '../relay/ids.ts';
import { omitUndefined } from '../rest/omitUndefined.ts';
import type { Gateway } from './gateway.ts';
import { heldFile } from './heldFile.ts';
import { fieldsOf, passPaper } from './passPaper.ts';

/**
 * Allowance for the multipart framing; a slightly too large file still reaches upstream, which refuses it with a
 * message.
 */
const FRAME = 64 * 1024;
/** Ten thousand ids. */
const BODY_LIMIT = 1024 * 1024;

const KINDS = { product: 'Product', service: 'Service' } as const satisfies Record<string, NodeType>;
type Kind = keyof typeof KINDS;

function kindOf(text: unknown): Kind {
  if (text !== 'product' && text !== 'service') throw refused('INVALID_INPUT');
  return text;
}

const STATUSES: Readonly<Record<string, string>> = {
  AVAILABLE: 'Available',
  OUT_OF_STOCK: 'Out of stock',
  HIDDEN: 'Hidden',
  DISCONTINUED: 'Discontinued',
};

/** The items of a selection; ids of other records are not items of the list. */
function idsOf(kind: Kind, ids: unknown): string[] | undefined {
  if (ids === undefined || ids === null) return undefined;
  if (!Array.isArray(ids)) throw refused('INVALID_INPUT');
  return ids.map((id: unknown) => {
    const named = typeof id === 'string' ? parseId(id) : undefined;
    if (named?.type !== KINDS[kind]) throw refused('NOT_FOUND');
    return named.dbId;
  });
}

const statusesOf = (status: unknown): unknown =>
  Array.isArray(status)
    ? status.map((one: unknown) => (Object.hasOwn(STATUSES, String(one)) ? STATUSES[String(one)] : one))
    : status;

type Asked = FastifyRequest<{ Querystring: { kind?: unknown } }>;

/** Passes on a spreadsheet as a stream, and answers the id under which the import can be viewed. */
async function takeImport({ upstream }: Gateway, request: Asked): Promise<{ id: string }> {
  if (request.body === undefined) throw refused('INVALID_INPUT');
  const parts = { query: { category_type: kindOf(request.query.kind) } };
  const { id } = await upstream.upload(
    catalogue.addCatalogueImport,
    parts,
    request.operation.caller(),
    heldFile(request, SHEET_LIMITS.file + FRAME),
  );
  return { id: globalId('CatalogueImport', id) };
}

/**
 * Spreadsheets of the catalogue, with the token only in its header:
 *
 * - `POST /imports?kind=product|service` with a part `file` streams a spreadsheet to upstream, which reads it and
 *   changes nothing. It answers `{ id }`, the argument of `Tenant.catalogueImport` and `runCatalogueImport`.
 * - `GET /sheets/template?kind=…`: the workbook to fill in.
 * - `POST /sheets/export` with `{ kind, search?, categories?, types?, statuses?, stock?, ids? }`, the filters of
 *   the graph's lists: the listed items, or those with the global ids.
 * - `GET /sheets/faults/:import`: an uploaded file with its faults marked.
 */
export function serveSheets(app: FastifyInstance, gateway: Gateway): void {
  void app.register(async (part) => {
    part.removeAllContentTypeParsers();
    // Upstream parses the parts.
    part.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload));
    part.post('/imports', (request: Asked) => takeImport(gateway, request));
  });

  app.get('/sheets/template', async (request: Asked, reply) =>
    passPaper(gateway, request, reply, catalogue.catalogueTemplate, {
      query: { category_type: kindOf(request.query.kind) },
    }),
  );

  app.post<{ Body: unknown }>('/sheets/export', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const { kind, search, categories, types, statuses, stock, ids } = fieldsOf(request.body);
    const catalog = kindOf(kind);
    const filter = omitUndefined({
      search,
      categories,
      types,
      status: statusesOf(statuses),
      stock: typeof stock === 'string' ? stock.toLowerCase() : stock,
      ids: idsOf(catalog, ids),
    });
    const body = { category_type: catalog, ...filter };
    return passPaper(gateway, request, reply, catalogue.exportCatalog, { body });
  });

  app.get<{ Params: { id: string } }>('/sheets/faults/:id', async (request, reply) =>
    passPaper(gateway, request, reply, catalogue.catalogueImportFaults, {
      params: { id: dbIdOf('CatalogueImport', request.params.id) },
    }),
  );
}
