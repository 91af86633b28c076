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

/** What stands around the file; one that is a little too large still reaches upstream, which says so in words. */
const FRAME = 64 * 1024;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const BOUNDARY = /boundary="?([\w'()+,./:=? -]{1,70}?)"?$/;

/** A form as it comes, with one more field before its parts. */
function withField({ contentType, body }: FileBody, name: string, value: string): FileBody {
  const [, boundary] = BOUNDARY.exec(contentType) ?? [];
  if (boundary === undefined) throw refused('INVALID_INPUT');
  const longer = new PassThrough();
  longer.write(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  // Who reads it hears of what went wrong, by the stream itself.
  void pipeline(body, longer).catch(() => undefined);
  return { contentType, body: longer };
}

/** Hands a spreadsheet of contacts on as it comes, with the caller's shop, and answers what became of its rows. */
async function takeContacts({ upstream }: Gateway, request: FastifyRequest) {
  const key = request.headers['idempotency-key'];
  if (request.body === undefined || typeof key !== 'string' || !UUID.test(key))
    throw refused('INVALID_INPUT');
  const { caller, viewer } = request.operation;
  const file = heldFile(request, CONTACT_SHEET_LIMITS.file + FRAME);
  const { profile } = await viewer();
  const { data } = await upstream.upload(
    customers.importContactXlsx,
    { key: key.toLowerCase() },
    caller(),
    withField(file, 'tenant_schema', profile.tenant_schema),
  );
  return data;
}

/**
 * Spreadsheets of contacts, with the token in its header alone:
 *
 * - `POST /contacts/export` with `{ search?, assignedTo?, unassigned?, category? }`, as the graph's contacts are asked for:
 *   what the list shows as a workbook.
 * - `GET /contacts/template`: the workbook to fill in.
 * - `POST /contacts/import` with a part `file` and an `Idempotency-Key`: adds and changes contacts by their mobile, every
 *   row or none. It answers `{ added, changed, unchanged }`, or the faults at their cells as problems.
 */
export function serveContactSheets(app: FastifyInstance, gateway: Gateway): void {
  void app.register(async (part) => {
    part.removeAllContentTypeParsers();
    // The parts are upstream's to read.
    part.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload));
    part.post('/contacts/import', (request) => takeContacts(gateway, request));
  });

  app.get('/contacts/template', async (request, reply) =>
    passPaper(gateway, request, reply, customers.contactTemplate, {}),
  );

  app.post<{ Body: unknown }>('/contacts/export', async (request, reply) =>
    passPaper(gateway, request, reply, customers.exportContacts, { body: filterOf(request.body) }),
  );
}
