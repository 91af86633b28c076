import type { Readable } from 'node:stream';
import { attachmentName, formatMessage } from '@galla/domain';
import { drawPage, loadRecords, type PaperRecords, readAttachmentsOf } from '../../../billing/index.ts';
import { zipOf, type ZipEntry } from '../../../catalogue/index.ts';
import type { Call } from '../../../http/route.ts';
import { readWholeRow } from '../../require.ts';
import { collect } from './collect.ts';

/** Maximum number of papers per file, newest first; the records contain all. */
const MOST_PAPERS = 500;

async function papersOf({ db, caller }: Pick<Call, 'db' | 'caller'>, id: string): Promise<PaperRecords[]> {
  const documents = await db.sql
    .selectFrom('document')
    .where('tenantId', '=', db.tenantId)
    .where('customerId', '=', id)
    .orderBy('issuedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_PAPERS)
    .select('id')
    .execute();
  const papers: PaperRecords[] = [];
  for (const document of documents) {
    const records = await loadRecords(db, caller, document.id);
    if (records) papers.push(records);
  }
  return papers;
}

/**
 * Everything stored about a customer as a zip file. Records are read before it begins; papers are drawn one after the
 * other while it is sent.
 */
export async function zipCustomer(
  call: Pick<Call, 'db' | 'caller' | 'seal' | 'files' | 'now'>,
  id: string,
): Promise<Readable> {
  const customer = await readWholeRow(call.db, call.caller, id);
  const data = await collect(call, customer);
  const papers = await papersOf(call, id);
  const attachments = await readAttachmentsOf(call.db, id);
  async function* entries(): AsyncGenerator<ZipEntry> {
    const json = JSON.stringify({ exportedAt: call.now, ...data }, undefined, 2);
    yield { name: `${formatMessage('ownData.fileName')}.json`, bytes: Buffer.from(json) };
    const picture = customer.picture === null ? undefined : await call.files.read(customer.picture);
    if (picture) yield { name: `${formatMessage('ownData.pictureName')}.jpg`, bytes: picture };
    for (const { number, n, path } of attachments) {
      const bytes = await call.files.read(path);
      if (bytes) yield { name: `attachments/${attachmentName(number, n, path)}`, bytes };
    }
    for (const records of papers) {
      const name = `${records.document.number.replaceAll('/', '-')}.pdf`;
      yield {
        name: `${records.document.type.toLowerCase()}/${name}`,
        bytes: await drawPage(records, call.files),
      };
    }
  }
  return zipOf(entries(), call.now);
}
