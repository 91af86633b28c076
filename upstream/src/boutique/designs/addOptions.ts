import { checkDefaults, checkRoom, fitDesignStages, placeOptions, readNamedPrice } from '@galla/domain';
import { newId } from '../../db/id.ts';
import { accepted, Refused, refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { atField } from '../atField.ts';
import { claimOnePicture } from '../pictures.ts';
import { changed, stageReader } from '../stagePrices.ts';
import { type Area, lockAreas, type Option } from './read.ts';
import type { Reset } from './wire.ts';
import { insertOptions, saveOptions } from './writeOptions.ts';

/** An option to add. */
export interface NewOption {
  design_area_id: string;
  name: string;
  price?: string | number | undefined;
  stagePrices?: unknown;
  is_default?: 0 | 1 | undefined;
  image_url?: string | null | undefined;
}

/** A validated option, with its index in the request. */
interface Made {
  at: number;
  areaId: string;
  option: Option;
  asked: boolean | undefined;
}

type Writer = Pick<Call, 'db' | 'caller' | 'now' | 'request'>;
/** Prefix of the fields of a list element, by its index: "patterns.0." */
type Prefix = (at: number) => string;

/** Adds options at the end of their areas, all or none; returns their ids in the order of the request. */
export async function addOptions(
  call: Writer,
  sent: readonly NewOption[],
  prefix: Prefix,
): Promise<{ ids: string[]; areaIds: string[]; resets: Reset[] }> {
  const { db, now, caller, request } = call;
  const areaIds = [...new Set(sent.map((one) => one.design_area_id))];
  const areas = await lockAreas(db, areaIds);
  if (areas.size < areaIds.length) throw new Refused('NOT_FOUND');
  const { made, resets } = await makeOptions(call, sent, prefix);
  const added = Map.groupBy(made, (one) => one.areaId);
  const placed = [...areas.values()].map((area) => ({
    areaId: area.id,
    options: placeAdded(area, added.get(area.id) ?? [], prefix),
  }));
  const before = new Map([...areas.values()].flatMap(({ options }) => options.map((one) => [one.id, one])));
  const isNew = ({ id }: Option) => !before.has(id);
  await insertOptions(
    db,
    placed.map(({ areaId, options }) => ({ areaId, options: options.filter(isNew) })),
    now,
  );
  const others = placed.flatMap(({ options }) => options.filter((option) => !isNew(option)));
  await saveOptions(db, others, before, now);
  request.log.info({ staff: caller.staffId, areas: areaIds, options: made.length }, 'designs were added');
  return { ids: made.map(({ option }) => option.id), areaIds, resets };
}

/** Validates the sent options; refuses with the problems that the cards show. */
async function makeOptions(call: Writer, sent: readonly NewOption[], prefix: Prefix) {
  const stages = await stageReader(call.db);
  const [made, resets] = [[] as Made[], [] as Reset[]];
  for (const [at, one] of sent.entries()) {
    const entries = { name: one.name, price: String(one.price ?? 0) };
    const read = atField(prefix(at), () => accepted(readNamedPrice(entries)));
    const prices = changed([], stages(one.stagePrices, prefix(at)));
    const fitted = atField(prefix(at), () => accepted(fitDesignStages(read.price, prices, true)));
    const image = await claimOnePicture(call, one.image_url, null, `${prefix(at)}image_url`);
    const id = newId();
    if (fitted.reset) resets.push({ id, reason: fitted.reset });
    const asked = one.is_default === undefined ? undefined : one.is_default === 1;
    const place = { isDefault: false, position: at + 1, updatedAt: call.now };
    const option = { id, ...read, image, stagePrices: fitted.prices, ...place };
    made.push({ at, areaId: one.design_area_id, option, asked });
  }
  return { made, resets };
}

/** All options of an area with the added ones at the end; an added one may become the default. */
function placeAdded(area: Area, added: readonly Made[], prefix: Prefix): Option[] {
  const { length } = area.options;
  const fieldOf = (at = 0, name = '') => `${prefix(added[at]?.at ?? 0)}${name}`;
  refuseOn(checkRoom('options', length + added.length, fieldOf(added.length - 1, 'name')));
  const asked = added.map(({ option, asked: isDefault }) => ({ id: option.id, isDefault }));
  atField(
    (field) => fieldOf(Number(/\d+/.exec(field)?.[0]), 'is_default'),
    () => refuseOn(checkDefaults(area.kind, asked)),
  );
  const own = added.map(({ option }, at) => ({ ...option, position: length + at + 1 }));
  return placeOptions(area.kind, [...area.options, ...own], asked);
}
