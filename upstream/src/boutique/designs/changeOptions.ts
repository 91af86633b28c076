import {
  checkDefaults,
  fitDesignStages,
  placeOptions,
  readNamedPrice,
  rupees,
  type OptionPlace,
} from '@galla/domain';
import { retirePictures } from '../../files/index.ts';
import { accepted, invalidField, Refused, refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { atField } from '../atField.ts';
import { claimOnePicture } from '../pictures.ts';
import { changed, stageReader, type StageChanges } from '../stagePrices.ts';
import { type Area, lockAreas, type Option } from './read.ts';
import type { Reset } from './wire.ts';
import { saveOptions } from './writeOptions.ts';

/** Changes of an option; undefined fields stay. */
export interface OptionSent {
  id: string;
  name?: string | undefined;
  price?: string | number | undefined;
  is_default?: 0 | 1 | undefined;
  stagePrices?: unknown;
  display_order?: number | undefined;
  image_url?: string | null | undefined;
  expected_version?: string | undefined;
}

/** Changes of an area's options. */
export interface AreaSent {
  area_id: string;
  complete?: 0 | 1 | undefined;
  options: readonly OptionSent[];
}

type Writer = Pick<Call, 'db' | 'caller' | 'now' | 'request'>;

/**
 * Changes options of an item's areas, all or none; returns those that lost their stage prices. Refuses when the caller
 * saw other areas or an old version.
 */
export async function changeOptions(call: Writer, item: string, sent: readonly AreaSent[]): Promise<Reset[]> {
  const { db, now, caller, request } = call;
  const areas = await lockAreas(
    db,
    sent.map((area) => area.area_id),
  );
  const named = new Set(sent.map((area) => area.area_id));
  if (named.size < sent.length) throw invalidField('design_areas');
  const stages = await stageReader(db);
  const [saved, before, resets] = [[] as Option[], new Map<string, Option>(), [] as Reset[]];
  for (const [at, change] of sent.entries()) {
    const area = areas.get(change.area_id);
    if (!area || (area.kind !== 'ADD_ONS' && area.garmentId !== item)) throw new Refused('NOT_FOUND');
    const prefix = `design_areas.${at}.`;
    saved.push(...(await changeArea(call, area, change, { stages, prefix, resets })));
    for (const option of area.options) before.set(option.id, option);
  }
  await saveOptions(db, saved, before, now);
  const kept = new Set(saved.map(({ image }) => image));
  const gone = [...before.values()].map(({ image }) => image).filter((image) => !kept.has(image));
  await retirePictures(db, 'pattern', gone, now);
  request.log.info({ staff: caller.staffId, item, areas: [...named] }, 'designs were changed');
  return resets;
}

/** All options of an area after the changes. */
async function changeArea(
  call: Writer,
  area: Area,
  sent: AreaSent,
  at: { stages: StageChanges; prefix: string; resets: Reset[] },
): Promise<Option[]> {
  const { prefix, resets } = at;
  const options = new Map(area.options.map((option) => [option.id, option]));
  const ids = new Set(sent.options.map(({ id }) => id));
  if (ids.size < sent.options.length) throw invalidField(`${prefix}options`);
  if (sent.complete === 1 && (ids.size !== options.size || sent.options.some(({ id }) => !options.has(id))))
    throw new Refused('CHANGED_MEANWHILE');
  atField(
    (field) => `${prefix}${field.replace('isDefault', 'is_default')}`,
    () => refuseOn(checkDefaults(area.kind, sent.options.map(placeOf))),
  );
  for (const [index, one] of sent.options.entries()) {
    const option = options.get(one.id);
    if (!option) throw new Refused('NOT_FOUND');
    const seen = one.expected_version;
    if (seen !== undefined && new Date(seen).getTime() !== option.updatedAt.getTime())
      throw new Refused('CHANGED_MEANWHILE');
    const next = await changeOption(call, option, one, {
      stages: at.stages,
      prefix: `${prefix}options.${index}.`,
    });
    options.set(one.id, next.option);
    if (next.reset) resets.push(next.reset);
  }
  return placeOptions(area.kind, [...options.values()], sent.options.map(placeOf));
}

const placeOf = ({ id, is_default: flag, display_order: position }: OptionSent): OptionPlace => ({
  id,
  position,
  isDefault: flag === undefined ? undefined : flag === 1,
});

async function changeOption(
  call: Writer,
  option: Option,
  sent: OptionSent,
  { stages, prefix }: { stages: StageChanges; prefix: string },
): Promise<{ option: Option; reset?: Reset }> {
  const { name = option.name, price: asked, stagePrices: sentPrices } = sent;
  const price = String(asked ?? rupees(option.price));
  const read = atField(prefix, () => accepted(readNamedPrice({ name, price })));
  const prices =
    sentPrices === undefined ? option.stagePrices : changed(option.stagePrices, stages(sentPrices, prefix));
  const adds = sentPrices !== undefined && prices.length > 0;
  const fitted = atField(prefix, () => accepted(fitDesignStages(read.price, prices, adds)));
  const image = await claimOnePicture(call, sent.image_url, option.image, `${prefix}image_url`);
  return {
    option: { ...option, ...read, image, stagePrices: fitted.prices },
    ...(fitted.reset && { reset: { id: option.id, reason: fitted.reset } }),
  };
}
