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

/** The new options of the page in the order in which they are shown, as they are sent. */
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

/** What differs of an option from what is stored; undefined where nothing does. */
function changeOf(
  option: ShownOption,
  stored: StoredOption,
  kind: StoredArea['kind'],
): DesignOptionChangeInput | undefined {
  const { id, name, price, isDefault, stagePrices, picture } = option;
  const change = {
    ...(name.trim() !== stored.name && { name: name.trim() }),
    ...(price !== stored.price && price !== null && { price: rupees(price) }),
    // Elsewhere a default is taken over, never given up.
    ...(isDefault !== stored.isDefault && (isDefault || kind === 'ADD_ONS') && { isDefault }),
    ...(!sameAmounts(stagePrices, stored.stagePrices) && { stagePrices: stagePriceInputs(stagePrices) }),
    ...pictureInput(picture),
  };
  if (Object.keys(change).length === 0) return undefined;
  return { option: id, ...change, expectedVersion: stored.version };
}

/** What differs of an area. Where a new option is the default, the old one gives way when that is saved. */
function areaChange(stored: StoredArea, draft: Draft): DesignAreaChangeInput | undefined {
  // Nothing is taken for changed that only awaits the new ones.
  const { options } = shownArea(stored, { ...draft, added: [] });
  const changes = stored.options.flatMap((one) => {
    const shown = options.find(({ id }) => id === one.id);
    return (shown && changeOf(shown, one, stored.kind)) ?? [];
  });
  return changes.length === 0 ? undefined : { area: stored.id, options: changes };
}

/** What is sent when the design is updated; empty where nothing was changed. */
export const areaChanges = (areas: readonly StoredArea[], draft: Draft): DesignAreaChangeInput[] =>
  areas.flatMap((area) => areaChange(area, draft) ?? []);

/** Whether something would be lost by leaving the page. */
export const isChanged = (areas: readonly StoredArea[], draft: Draft): boolean =>
  draft.added.length > 0 ||
  areaChanges(areas, draft).length > 0 ||
  Object.values(draft.changes).some(({ price }) => price === null);
