import type { PictureUse } from '@galla/domain';
import type { FastifyRequest } from 'fastify';
import { withTenant } from '../db/tenant.ts';
import { storeUpload } from '../files/uploads.ts';
import type { OpenSession } from '../session/findSession.ts';
import { authorised } from './authenticate.ts';
import type { Endpoint, PictureBy } from './endpoint.ts';
import type { Services } from './services.ts';

/** The use of a picture; an invalid value of the field is left to the validation of the body. */
function useOf(kind: PictureUse | PictureBy, body: unknown): PictureUse {
  if (typeof kind === 'string') return kind;
  const values = new Map<string, unknown>(Object.entries(Object(body)));
  const value = kind.fields.map((field) => values.get(field)).find((found) => found !== undefined);
  const name = typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
  return Object.hasOwn(kind.uses, name) ? (kind.uses[name] ?? kind.otherwise) : kind.otherwise;
}

/**
 * Turns the pictures of a call into uploads; returns their ids by part name. Runs after authorisation and before the
 * call's own transaction, which must not stay open while a picture is processed.
 */
export async function uploadPictures(
  { database, files, kept }: Services,
  endpoint: Endpoint,
  session: OpenSession,
  request: FastifyRequest,
): Promise<Record<string, string>> {
  const { sent, now } = request;
  const uploads: Record<string, string> = {};
  for (const [name, kind] of Object.entries(endpoint.files)) {
    const file = sent[name];
    if (file === undefined || kind === 'bytes') continue;
    const { tenantId, staffId } = session;
    await withTenant(database, tenantId, (db) => authorised({ db, kept }, endpoint, session, request), {
      readOnly: true,
    });
    const owner = { tenantId, staffId };
    const { id } = await storeUpload(
      { database, files },
      { owner, use: useOf(kind, request.body), bytes: file.bytes, field: name, now },
    );
    uploads[name] = id;
  }
  return uploads;
}
