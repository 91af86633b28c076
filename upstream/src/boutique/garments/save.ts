import { checkAreas, checkPoints, checkRoom, readNamedPrice, readPrice, rupees } from '@galla/domain';
import { paiseOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { accepted, Refused, refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { matches } from '../../plainTable/rows.ts';
import { atField } from '../atField.ts';
import { type AreaSent, saveAreas } from './areas.ts';
import { garments } from './garments.ts';
import { type PointSent, savePoints } from './points.ts';

/** A garment in a request; for an existing one, undefined fields stay. */
export interface GarmentSent {
  item_id?: string | null | undefined;
  item_name?: string | undefined;
  sort?: number | undefined;
  price?: string | number | undefined;
  design_areas?: AreaSent[] | undefined;
  measurements?: (Omit<PointSent, 'price'> & { price?: string | number | undefined })[] | undefined;
  expected_version?: string | undefined;
}

type Writer = Pick<Call, 'db' | 'caller' | 'now' | 'request'>;

/** Adds or changes a garment; returns its id. Refuses with the problems that the form shows. */
export async function saveGarment(call: Writer, sent: GarmentSent): Promise<string> {
  const { db, caller } = call;
  const id = sent.item_id ?? undefined;
  if (!caller.rights.has(id === undefined ? 'default-item-list:create' : 'default-item-list:edit'))
    throw new Refused('PERMISSION_DENIED');
  const areas = await ownAreas(db, sent.design_areas);
  const points = checkedPoints(sent.measurements);
  const garmentId = id === undefined ? await addGarment(call, sent) : await changeGarment(call, id, sent);
  if (areas) await saveAreas(call, garmentId, areas);
  if (points) await savePoints(call, garmentId, points);
  return garmentId;
}

async function addGarment(call: Writer, { item_name: name = '', sort, price = 0 }: GarmentSent) {
  const { db } = call;
  const read = checkedPrice(name, price);
  const { count, last } = await db.sql
    .selectFrom('garment')
    .where(matches(db, 'garment', {}))
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.max('sort').as('last')])
    .executeTakeFirstOrThrow();
  refuseOn(checkRoom('garments', Number(count) + 1, 'item_name'));
  return (await garments.add(call, { ...read, sort: sort ?? (last ?? 0) + 1 })).id;
}

async function changeGarment(call: Writer, id: string, sent: GarmentSent) {
  const before = await garments.find(call.db, id);
  const { item_name: name = before.name, price = rupees(paiseOf(before.price)), sort = before.sort } = sent;
  // Called even if only areas or points change: the version covers them too, and concurrent changes wait here.
  await garments.change(call, id, { ...checkedPrice(name, price), sort }, sent.expected_version);
  return id;
}

function checkedPrice(name: string, price: string | number) {
  const read = atField(
    (field) => (field === 'name' ? 'item_name' : field),
    () => accepted(readNamedPrice({ name, price: String(price) })),
  );
  return { name: read.name, price: rupees(read.price) };
}

/** The sent areas without the add-ons, which always stay. */
async function ownAreas(db: TenantDb, sent: AreaSent[] | undefined): Promise<AreaSent[] | undefined> {
  if (!sent) return undefined;
  const addOns = await db.sql
    .selectFrom('designArea')
    .where(matches(db, 'designArea', { kind: 'ADD_ONS' }))
    .select('id')
    .executeTakeFirst();
  const places = [...sent.keys()].filter((at) => sent[at]?.area_id !== addOns?.id || addOns === undefined);
  const own = places.flatMap((at) => sent[at] ?? []);
  const field = (name: string) =>
    name.replace(/^areas(?:\.(\d+)\.name)?$/, (_, at?: string) =>
      at === undefined ? 'design_areas' : `design_areas.${places[Number(at)]}.area_name`,
    );
  atField(field, () => refuseOn(...checkAreas(own.map(({ area_name: name }) => ({ name })))));
  return own;
}

function checkedPoints(sent: GarmentSent['measurements']): PointSent[] | undefined {
  if (!sent) return undefined;
  const entries = sent.map(({ name, price = 0 }) => ({ name, price: String(price) }));
  atField(
    (name) => name.replace(/^measurementPoints/, 'measurements'),
    () => refuseOn(...checkPoints(entries)),
  );
  return sent.map((point, at) => ({ ...point, price: readPrice(entries[at]?.price ?? '') ?? 0 }));
}
