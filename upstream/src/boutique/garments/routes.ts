import { formatMessage } from '@galla/domain';
import { Refused } from '../../http/refused.ts';
import { type Call, type Route, route } from '../../http/route.ts';
import { areasOfGarment, readAreas } from '../designs/read.ts';
import { areaOnWire } from '../designs/wire.ts';
import { patternOnWire, readPatterns } from '../patterns/patterns.ts';
import { addressesOf } from '../pictures.ts';
import { ADD_ONS_ITEM } from '../schemas.ts';
import { deleteItem, getAllItems, getItemDetails, getItems, submitItemConfiguration } from './contract.ts';
import { garments } from './garments.ts';
import { pointOnWire, readPoints } from './points.ts';
import { removeGarment } from './remove.ts';
import { saveGarment } from './save.ts';

/** The requested parts of garments, by garment id. */
async function partsOf(call: Call, ids: readonly string[], named: readonly string[]) {
  const { db } = call;
  const addresses = addressesOf(call);
  const areas = named.includes('areas') ? await readAreas(db, { garmentIds: ids, addOns: true }) : undefined;
  const points = named.includes('measurements') ? await readPoints(db, ids) : undefined;
  const patterns = named.includes('patterns') ? await readPatterns(db, {}, ids) : undefined;
  return (id: string) => ({
    ...(areas && { design_areas: areasOfGarment(areas, id).map((area) => areaOnWire(area, addresses)) }),
    ...(points && {
      measurements: points
        .filter((point) => point.garmentId === id)
        .map((one) => pointOnWire(one, addresses)),
    }),
    ...(patterns && {
      patterns: patterns.filter((row) => row.garmentId === id).map((row) => patternOnWire(row, addresses)),
    }),
  });
}

/** Areas and measurement points of an item, or of the add-ons. */
async function configurationOf(call: Call, id: string) {
  const { design_areas = [], measurements = [] } = (await partsOf(call, [id], ['areas', 'measurements']))(id);
  return { design_areas, measurements };
}

/** Garments of a shop (spec 3 §7). */
export const garmentRoutes: Route[] = [
  route(getAllItems, async (call) => {
    const { ids, include = '' } = call.query;
    const items = await garments.list(call.db, ids === undefined ? {} : { ids });
    const parts = await partsOf(
      call,
      items.map(({ id }) => id),
      include.split(','),
    );
    return { success: true, items: items.map((item) => ({ ...item, ...parts(item.id) })) };
  }),

  route(getItems, async ({ db }) => ({ success: true, data: await garments.list(db) })),

  route(getItemDetails, async (call) => {
    const { db, params } = call;
    if (params.id === ADD_ONS_ITEM) {
      const areas = await readAreas(db, { addOns: true });
      const design_areas = areas.map((area) => areaOnWire(area, addressesOf(call)));
      return { success: true, item: null, design_areas, measurements: [] };
    }
    const [item] = await garments.list(db, { id: params.id });
    if (!item) throw new Refused('NOT_FOUND');
    return { success: true, item, ...(await configurationOf(call, item.id)) };
  }),

  route(submitItemConfiguration, async (call) => {
    const id = await saveGarment(call, call.body);
    const [item] = await garments.list(call.db, { id });
    if (!item) throw new Error('The garment that was saved is gone');
    const data = { ...item, ...(await configurationOf(call, id)) };
    return { success: true, message: formatMessage('designs.garmentSaved'), data };
  }),

  route(deleteItem, async (call) => {
    await removeGarment(call, call.params.id, call.query.expected_version);
    return { success: true, message: formatMessage('designs.garmentDeleted') };
  }),
];
