import type { Draft, OptionValues } from './draft.ts';
import type { StoredArea, StoredOption } from './stored.ts';

/** An option as shown: its stored state with the unsaved changes applied. */
export interface ShownOption extends OptionValues {
  id: string;
  isNew: boolean;
  /** URL of its picture, if it has one. */
  image: string | null;
}

export interface ShownArea extends Pick<StoredArea, 'id' | 'name' | 'kind'> {
  options: readonly ShownOption[];
}

const imageOf = ({ picture }: Pick<OptionValues, 'picture'>, stored: string | null): string | null => {
  if (picture === null) return stored;
  return picture.kind === 'chosen' ? picture.url : null;
};

const changed = (option: StoredOption, { changes }: Draft): ShownOption => {
  const { id, name, price, stagePrices, isDefault, thumbnail } = option;
  const values = { name, price, stagePrices, isDefault, picture: null, ...changes[id] };
  return { ...values, id, isNew: false, image: imageOf(values, thumbnail) };
};

/** Sorts by the draft's order; options it does not list come last. */
function ordered(options: readonly ShownOption[], ids: readonly string[] = []): readonly ShownOption[] {
  const place = ({ id }: ShownOption): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return options.toSorted((one, other) => place(one) - place(other));
}

/** The one default of an area: the chosen option, else the stored one, else the first (spec 3 §4). */
function defaultOf(options: readonly ShownOption[], chosen: string | undefined): string | undefined {
  const own = options.find(({ id }) => id === chosen) ?? options.find((one) => one.isDefault) ?? options[0];
  return own?.id;
}

/** An area as shown. */
export function shownArea({ id, name, kind, options }: StoredArea, draft: Draft): ShownArea {
  const added = draft.added.filter((one) => one.area === id);
  const all = ordered(
    [
      ...options.map((option) => changed(option, draft)),
      ...added.map((one) => ({ ...one, isNew: true, image: imageOf(one, null) })),
    ],
    draft.orders[id],
  );
  if (kind === 'ADD_ONS') return { id, name, kind, options: all };
  const chosen = defaultOf(all, draft.defaults[id]);
  return {
    id,
    name,
    kind,
    options: all.map((option) => ({ ...option, isDefault: option.id === chosen })),
  };
}
