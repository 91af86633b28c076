import { rupees, formatMessage, STAGE_RESETS, type StageReset } from '@galla/domain';
import type { Addresses } from '../pictures.ts';
import { byStageName } from '../stagePrices.ts';
import type { Area, Option } from './read.ts';

/** An option in its wire shape. */
export const optionOnWire = (option: Option, addresses: (path: string | null) => Addresses) => {
  const { image, thumbnail } = addresses(option.image);
  return {
    id: option.id,
    name: option.name,
    price: rupees(option.price),
    image_url: image,
    thumbnail,
    is_default: option.isDefault ? (1 as const) : (0 as const),
    stagePrices: byStageName(option.stagePrices),
    display_order: option.position,
    version: option.updatedAt.toISOString(),
  };
};

/** An area in its wire shape. */
export const areaOnWire = (area: Area, addresses: (path: string | null) => Addresses) => ({
  area_id: area.id,
  area_name: area.name,
  kind: area.kind,
  item_id: area.garmentId,
  options: area.options.map((option) => optionOnWire(option, addresses)),
});

/** An option that lost its stage prices. */
export interface Reset {
  id: string;
  reason: StageReset;
}

export const resetOnWire = ({ id, reason }: Reset) => ({
  option_id: id,
  reason,
  message: formatMessage(STAGE_RESETS[reason]),
});
