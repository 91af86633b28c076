import { formatMessage } from '@galla/domain';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import type { ShownArea } from './draft/shown.ts';
import type { StoredArea } from './draft/stored.ts';
import { useReorderOptions } from './writes/useReorderOptions.ts';

interface Options {
  garment: string;
  stored: readonly StoredArea[];
  /** Shows the options of an area, new ones included, in this order. */
  onOrder: (area: string, ids: readonly string[]) => void;
  onStale: () => void;
}

interface OptionOrder {
  /** Saves the order of an area's options after a move. */
  save: (area: ShownArea, ids: readonly string[]) => void;
  /** After new options were saved: sends the displayed order of areas where they stand among stored ones. */
  placeAdded: (areas: readonly ShownArea[], ids: Readonly<Record<string, string>>) => void;
  busy: boolean;
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, place) => id === other[place]);

/** Reorders options: numbered from 1 and saved at once, stored options only (spec 3 §4). */
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
      // If all options are stored, the optimistic update of the store shows the order.
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
