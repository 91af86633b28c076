import type { ItemKind } from '@galla/domain';
import type { NotSaved } from '../../app/graph/refusal.ts';
import type { Entries } from '../../ui/form/entries.ts';
import type { Picture } from '../images/usePicture.ts';
import {
  useCreateOpticalProduct,
  variantInput,
  variantProblems,
} from '../optical/newProduct/useCreateOpticalProduct.ts';
import type { EditedItem } from './editedItem.ts';
import { sentValues } from './itemEntries.ts';
import { useSaveItem } from './useSaveItem.ts';

export interface SubmittedItem {
  kind: 'saved';
  id: string;
  title: string;
}

/** What is needed to save the form, beside its entries. */
interface Beside {
  kind: ItemKind;
  /** Undefined for a new one. */
  item: EditedItem | undefined;
  /** The initial entries of the form. */
  stored: Entries;
  picture: Picture;
}

/** Saves a product or service; a new one together with its variants. */
export function useSubmitItem({ kind, item, stored, picture }: Beside) {
  const saving = useSaveItem(kind);
  const withVariants = useCreateOpticalProduct();

  const submit = async (
    entries: Entries,
    variants: readonly Entries[],
    key: string,
  ): Promise<SubmittedItem | NotSaved> => {
    const values = sentValues(entries, item && stored);
    const { image } = picture.input;
    const added = { key, values, ...(image !== undefined && { image }) };
    if (variants.length > 0) {
      const outcome = await withVariants.write({ ...added, variants: variantInput(variants) });
      if (outcome.kind !== 'saved') return variantProblems(outcome, variants);
      return { kind: 'saved', ...outcome.saved.product };
    }
    const outcome = item
      ? await saving.edit({ key, values, item: item.id, ...picture.input })
      : await saving.add({ ...added, kind });
    return outcome.kind === 'saved' ? { kind: 'saved', ...outcome.saved.item } : outcome;
  };
  return {
    submit,
    busy: saving.busy || withVariants.busy,
    checking: saving.checking || withVariants.checking,
  };
}
