import { formatMessage } from '@galla/domain';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import type { ShownArea } from './draft/shown.ts';
import type { StoredArea } from './draft/stored.ts';
import { useReorderOptions } from './writes/useReorderOptions.ts';

interface Options {
  garment: string;
  stored: readonly StoredArea[];
  /** Shows an order of all options of an area, the new ones among them. */
  onOrder: (area: string, ids: readonly string[]) => void;
  onStale: () => void;
}

interface OptionOrder {
  /** The options of an area were put into this order. */
  save: (area: ShownArea, ids: readonly string[]) => void;
  /** The new ones are saved: areas where they were put among the others get the order that was shown. */
  placeAdded: (areas: readonly ShownArea[], ids: Readonly<Record<string, string>>) => void;
  busy: boolean;
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, place) => id === other[place]);

/** Puts options into another order: numbered from 1 and saved at once, as far as they are saved (spec 3 §4). */
export function useOptionOrder({ garment, stored, onOrder, onStale }: Options): OptionOrder {
  const { write, busy } = useReorderOptions();
  const send = async (
    area: Pick<StoredArea, 'id' | 'name'>,
    options: readonly string[],
  ): Promise<boolean> => {
    const outcome = await write({ key: newKey(), garment, area: area.id, options });
    if (outcome.kind === 'saved') toast.success(formatMessage('designScreen.ordered', { area: area.name }));
    else {
      const isGone = outcome.kind === 'refused' && outcome.refusal?.__typename === 'NotFound';
      toast.error(isGone ? formatMessage('designScreen.serviceToReorder') : outcome.message);
      if (isGone || outcome.kind === 'changed') onStale();
    }
    return outcome.kind === 'saved';
  };
  return {
    save: (area, ids) => {
      const before = area.options.map(({ id }) => id);
      const saved = (stored.find(({ id }) => id === area.id)?.options ?? []).map(({ id }) => id);
      const kept = ids.filter((id) => saved.includes(id));
      // Of saved ones alone the store shows the order, until it is taken back.
      const isMixed = kept.length < ids.length;
      if (isMixed) onOrder(area.id, ids);
      if (isSame(kept, saved)) return;
      const saving = async (): Promise<void> => {
        const done = await send(area, kept);
        if (!done && isMixed) onOrder(area.id, before);
      };
      void saving();
    },
    placeAdded: (areas, ids) => {
      for (const area of areas) {
        const shown = area.options.map(({ id }) => ids[id] ?? id);
        const lastSaved = area.options.findLastIndex(({ isNew }) => !isNew);
        const isAmong = area.options.some(({ isNew }, place) => isNew && place < lastSaved);
        if (isAmong) void send(area, shown);
      }
    },
    busy,
  };
}
