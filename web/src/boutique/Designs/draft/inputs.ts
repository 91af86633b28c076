import { rupees } from '@galla/domain';
import type {
  DesignAreaChangeInput,
  DesignOptionChangeInput,
} from '../../../__generated__/useUpdateDesignsMutation.graphql.ts';
import type { NewDesignOptionInput } from '../../../__generated__/useCreateOptionsMutation.graphql.ts';
import { sameAmounts, stagePriceInputs } from '../../stagePrices/amounts.ts';
import type { Draft, PictureChange } from './draft.ts';
import { shownArea, type ShownArea, type ShownOption } from './shown.ts';
import type { StoredArea, StoredOption } from './stored.ts';

const pictureInput = (picture: PictureChange | null): { image?: string; removeImage?: true } => {
  if (picture === null) return {};
  return picture.kind === 'chosen' ? { image: picture.id } : { removeImage: true };
};

/** The new options of the page in display order, as input of the mutation. */
export const newOptions = (
  areas: readonly ShownArea[],
): { option: ShownOption; input: NewDesignOptionInput }[] =>
  areas.flatMap((area) =>
    area.options
      .filter(({ isNew }) => isNew)
      .map((option) => ({
        option,
        input: {
          area: area.id,
          name: option.name.trim(),
          price: rupees(option.price ?? 0),
          isDefault: option.isDefault,
          stagePrices: stagePriceInputs(option.stagePrices),
          ...(option.picture?.kind === 'chosen' && { image: option.picture.id }),
        },
      })),
  );

/** The changes of an option against its stored state; undefined if there are none. */
function changeOf(
  option: ShownOption,
  stored: StoredOption,
  kind: StoredArea['kind'],
): DesignOptionChangeInput | undefined {
  const { id, name, price, isDefault, stagePrices, picture } = option;
  const change = {
    ...(name.trim() !== stored.name && { name: name.trim() }),
    ...(price !== stored.price && price !== null && { price: rupees(price) }),
    // In other areas a default is only ever replaced, never unset.
    ...(isDefault !== stored.isDefault && (isDefault || kind === 'ADD_ONS') && { isDefault }),
    ...(!sameAmounts(stagePrices, stored.stagePrices) && { stagePrices: stagePriceInputs(stagePrices) }),
    ...pictureInput(picture),
  };
  if (Object.keys(change).length === 0) return undefined;
  return { option: id, ...change, expectedVersion: stored.version };
}

/** The changes of an area. If a new option is the default, saving that option unsets the old one. */
function areaChange(stored: StoredArea, draft: Draft): DesignAreaChangeInput | undefined {
  // Without the new options: an area that only waits for them to be saved is not changed itself.
  const { options } = shownArea(stored, { ...draft, added: [] });
  const changes = stored.options.flatMap((one) => {
    const shown = options.find(({ id }) => id === one.id);
    return (shown && changeOf(shown, one, stored.kind)) ?? [];
  });
  return changes.length === 0 ? undefined : { area: stored.id, options: changes };
}

/** Input of the update mutation; empty if nothing was changed. */
export const areaChanges = (areas: readonly StoredArea[], draft: Draft): DesignAreaChangeInput[] =>
  areas.flatMap((area) => areaChange(area, draft) ?? []);

/** Whether leaving the page would lose unsaved changes. */
export const isChanged = (areas: readonly StoredArea[], draft: Draft): boolean =>
  draft.added.length > 0 ||
  areaChanges(areas, draft).length > 0 ||
  Object.values(draft.changes).some(({ price }) => price === null);
