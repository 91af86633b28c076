import type { PictureUse } from '@galla/domain';
import type { FastifyRequest } from 'fastify';
import { withTenant } from '../db/tenant.ts';
import { storeUpload } from '../files/uploads.ts';
import type { OpenSession } from '../session/findSession.ts';
import { authorised } from './authenticate.ts';
import type { Endpoint, PictureBy } from './endpoint.ts';
import type { Services } from './services.ts';

/** What a picture is for; an odd value of the field is left to the validation of the body. */
function useOf(kind: PictureUse | PictureBy, body: unknown): PictureUse {
  if (typeof kind === 'string') return kind;
  const values = new Map<string, unknown>(Object.entries(Object(body)));
  const value = kind.fields.map((field) => values.get(field)).find((found) => found !== undefined);
  const name = typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
  return Object.hasOwn(kind.uses, name) ? (kind.uses[name] ?? kind.otherwise) : kind.otherwise;
}

/**
 * Makes uploads of the pictures that came with a call, and answers their ids by the name of their part. Before the
 * call's own transaction, which must not be held open while a picture is worked on; and only for who may call.
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
