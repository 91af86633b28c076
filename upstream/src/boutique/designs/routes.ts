import { formatMessage } from '@galla/domain';
import { invalidField } from '../../http/refused.ts';
import { type Route, route } from '../../http/route.ts';
import { requireRow } from '../../plainTable/rows.ts';
import { addressesOf } from '../pictures.ts';
import { ADD_ONS_ITEM } from '../schemas.ts';
import { addOptions, type NewOption } from './addOptions.ts';
import { changeOptions } from './changeOptions.ts';
import { addDesignOptions, deleteDesignOption, getDesignAreas, updateDesignAreas } from './contract.ts';
import { readAreas } from './read.ts';
import { removeOption } from './removeOption.ts';
import { areaOnWire, resetOnWire } from './wire.ts';

/** Design options of an item's areas (spec 3 §7). */
export const designRoutes: Route[] = [
  route(getDesignAreas, async (call) => {
    const { db, params } = call;
    const garmentIds = params.id === ADD_ONS_ITEM ? [] : [params.id];
    for (const id of garmentIds) await requireRow(db, 'garment', { id });
    const areas = await readAreas(db, { garmentIds, addOns: true });
    return { success: true, data: areas.map((area) => areaOnWire(area, addressesOf(call))) };
  }),

  route(updateDesignAreas, async (call) => {
    const { db, params, body } = call;
    const item = String(body.item_id ?? params.id);
    if (item !== params.id) throw invalidField('item_id');
    if (item !== ADD_ONS_ITEM) await requireRow(db, 'garment', { id: item }, true);
    const resets = await changeOptions(call, item, body.design_areas);
    const areas = await readAreas(db, { areaIds: body.design_areas.map((area) => area.area_id) });
    return {
      success: true,
      message: formatMessage('designs.updated'),
      data: areas.map((area) => areaOnWire(area, addressesOf(call))),
      resets: resets.map(resetOnWire),
    };
  }),

  route(addDesignOptions, async (call) => {
    const { db, body } = call;
    const { patterns, design_area_id, name = '', ...rest } = body;
    const several = patterns as NewOption[] | undefined;
    if (several === undefined && design_area_id === undefined) throw invalidField('design_area_id');
    const { ids, areaIds, resets } = several
      ? await addOptions(call, several, (at) => `patterns.${at}.`)
      : await addOptions(call, [{ ...rest, design_area_id: design_area_id ?? '', name }], () => '');
    const areas = (await readAreas(db, { areaIds })).map((area) => areaOnWire(area, addressesOf(call)));
    const options = new Map(areas.flatMap((area) => area.options).map((option) => [option.id, option]));
    return {
      success: true,
      message: formatMessage('designs.added'),
      data: ids.flatMap((id) => options.get(id) ?? []),
      design_areas: areas,
      resets: resets.map(resetOnWire),
    };
  }),

  route(deleteDesignOption, async (call) => {
    const { db, params, query } = call;
    const areaId = await removeOption(call, params.id, query.expected_version);
    const [area] = await readAreas(db, { areaIds: [areaId] });
    if (!area) throw new Error('The area of an option that was locked is gone');
    return {
      success: true,
      message: formatMessage('designs.deleted'),
      data: areaOnWire(area, addressesOf(call)),
    };
  }),
];
