import { CONTACT_SHEET_LIMITS } from '@galla/domain';
import { customers } from '@galla/upstream/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { groupOf, groupOnWire } from '../customers/index.ts';
import { refused } from '../refusals/RefusalError.ts';
import { dbIdOf } from '../relay/ids.ts';
import { omitUndefined } from '../rest/omitUndefined.ts';
import type { FileBody } from '../rest/upstream.ts';
import type { Gateway } from './gateway.ts';
import { heldFile } from './heldFile.ts';
import { fieldsOf, passPaper } from './passPaper.ts';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The graph's list filter, as upstream takes it. */
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
 * Allowance for the multipart framing; a slightly too large file still reaches upstream, which refuses it with a
 * message.
 */
const FRAME = 64 * 1024;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const BOUNDARY = /boundary="?([\w'()+,./:=? -]{1,70}?)"?$/;

/** A streamed form with one more field before its parts. */
function withField({ contentType, body }: FileBody, name: string, value: string): FileBody {
  const [, boundary] = BOUNDARY.exec(contentType) ?? [];
  if (boundary === undefined) throw refused('INVALID_INPUT');
  const longer = new PassThrough();
  longer.write(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  // The stream itself reports errors to its reader.
  void pipeline(body, longer).catch(() => undefined);
  return { contentType, body: longer };
}

/** A form with a spreadsheet, passed on as a stream together with the caller's shop. */
async function withShop(request: FastifyRequest): Promise<FileBody> {
  if (request.body === undefined) throw refused('INVALID_INPUT');
  const file = heldFile(request, CONTACT_SHEET_LIMITS.file + FRAME);
  const { profile } = await request.operation.viewer();
  return withField(file, 'tenant_schema', profile.tenant_schema);
}

/** How the columns of a spreadsheet are interpreted, with the field names of the graph's `CatalogueImport`. */
async function readHeadings({ upstream }: Gateway, request: FastifyRequest) {
  const file = await withShop(request);
  const { data } = await upstream.upload(customers.contactHeadings, {}, request.operation.caller(), file);
  const { needs_matching: needsMatching, columns, fields } = data;
  return { needsMatching, columns, fields };
}

/** Passes on a spreadsheet of contacts as a stream, with the caller's shop, and answers the result for its rows. */
async function takeContacts({ upstream }: Gateway, request: FastifyRequest) {
  const key = request.headers['idempotency-key'];
  if (request.body === undefined || typeof key !== 'string' || !UUID.test(key))
    throw refused('INVALID_INPUT');
  const file = await withShop(request);
  const parts = { key: key.toLowerCase() };
  const { data } = await upstream.upload(
    customers.importContactXlsx,
    parts,
    request.operation.caller(),
    file,
  );
  return data;
}

/**
 * Spreadsheets of contacts, with the token only in its header:
 *
 * - `POST /contacts/export` with `{ search?, assignedTo?, unassigned?, category? }`, the filters of the graph's
 *   contacts: the list as a workbook.
 * - `GET /contacts/template`: the workbook to fill in.
 * - `POST /contacts/import` with a part `file` and an `Idempotency-Key`: adds and changes contacts by their mobile,
 *   all rows or none. It answers `{ added, changed, unchanged }`, or the faults of cells as problems. A sheet with
 *   unknown headings is refused as SHEET_HEADINGS, unless a part `columns` assigns its columns:
 *   `[{"column":"B","field":"mobile"}]`. The assignment is remembered for later sheets with the same headings.
 * - `POST /contacts/headings` with a part `file`: how its columns are interpreted, `{ needsMatching, columns,
 *   fields }` as in a `CatalogueImport` of the graph. It stores nothing.
 */
export function serveContactSheets(app: FastifyInstance, gateway: Gateway): void {
  void app.register(async (part) => {
    part.removeAllContentTypeParsers();
    // Upstream parses the parts.
    part.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload));
    part.post('/contacts/headings', (request) => readHeadings(gateway, request));
    part.post('/contacts/import', (request) => takeContacts(gateway, request));
  });

  app.get('/contacts/template', async (request, reply) =>
    passPaper(gateway, request, reply, customers.contactTemplate, {}),
  );

  app.post<{ Body: unknown }>('/contacts/export', async (request, reply) =>
    passPaper(gateway, request, reply, customers.exportContacts, { body: filterOf(request.body) }),
  );
}
