import {
  checkImages,
  checkPatternStages,
  checkRoom,
  readImages,
  readNamedPrice,
  rupees,
} from '@galla/domain';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { accepted, invalidField, refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { requireRow } from '../../plainTable/rows.ts';
import { atField } from '../atField.ts';
import { claimPicture } from '../pictures.ts';
import { changed, saveStagePrices, stageReader, type StagePrice } from '../stagePrices.ts';
import { patterns, type StoredPattern } from './patterns.ts';

/** A pattern in a request; for an existing one, undefined fields stay. */
export interface PatternSent {
  name?: string | undefined;
  price?: string | number | undefined;
  image?: unknown;
  stagePrices?: unknown;
}

type Writer = Pick<Call, 'db' | 'caller' | 'now' | 'request'>;

/** Adds a pattern to a garment; returns its id. */
export async function addOnePattern(call: Writer, garmentId: string, sent: PatternSent): Promise<string> {
  const { db } = call;
  await requireRow(db, 'garment', { id: garmentId }, true);
  await requireRoom(db, garmentId);
  const { stagePrices, ...values } = await checked(call, sent);
  const { id } = await patterns.add(call, { garmentId, ...values });
  await saveStagePrices(db, 'pattern', [{ id, stagePrices }]);
  return id;
}

/** A validated pattern, with the paths of its claimed pictures. */
export interface CheckedPattern {
  name: string;
  price: string;
  images: string[];
  stagePrices: readonly StagePrice[];
}

/**
 * Adds a validated pattern, such as a custom one of an order, to an existing garment. Refuses more than the maximum.
 */
export async function keepPattern(
  { db, now }: Pick<Call, 'db' | 'now'>,
  garmentId: string,
  { stagePrices, ...values }: CheckedPattern,
): Promise<void> {
  await requireRoom(db, garmentId);
  const id = newId();
  await db.sql
    .insertInto('pattern')
    .values({ tenantId: db.tenantId, id, garmentId, ...values, createdAt: now, updatedAt: now })
    .execute();
  await saveStagePrices(db, 'pattern', [{ id, stagePrices }]);
}

/** Changes a pattern if it is unchanged since the caller saw it. */
export async function changePattern(
  call: Writer,
  id: string,
  sent: PatternSent,
  expected: string | undefined,
): Promise<void> {
  const { db } = call;
  const { stagePrices, ...values } = await checked(call, sent, await patterns.hold(db, id));
  await patterns.change(call, id, values, expected);
  await saveStagePrices(db, 'pattern', [{ id, stagePrices }]);
}

async function requireRoom(db: TenantDb, garmentId: string): Promise<void> {
  refuseOn(checkRoom('patterns', (await patterns.count(db, { garmentId })) + 1));
}

/** A pattern to store, from the request and the previous state; refuses with the problems that the card shows. */
async function checked(call: Writer, sent: PatternSent, before?: StoredPattern) {
  const { name = before?.name ?? '', price = rupees(before?.price ?? 0) } = sent;
  const read = accepted(readNamedPrice({ name, price: String(price) }));
  const stages = await stageReader(call.db);
  const stagePrices =
    sent.stagePrices === undefined ? (before?.stagePrices ?? []) : changed([], stages(sent.stagePrices, ''));
  refuseOn(checkPatternStages(read.price, stagePrices));
  const images = await imagesOf(call, sent.image, before?.images);
  return { name: read.name, price: rupees(read.price), images, stagePrices };
}

/** Picture paths: claimed uploads, and existing ones. Files are never deleted here, because orders keep their paths. */
async function imagesOf(call: Writer, sent: unknown, kept: readonly string[] = []): Promise<string[]> {
  if (sent === undefined && kept.length > 0) return [...kept];
  const named = readImages(sent);
  if (named === undefined) throw invalidField('image');
  atField(
    () => 'image',
    () => refuseOn(checkImages(named.length)),
  );
  const paths: string[] = [];
  for (const one of named) paths.push(await claimPicture(call, one, kept, 'image'));
  if (new Set(paths).size < paths.length) throw invalidField('image');
  return paths;
}
