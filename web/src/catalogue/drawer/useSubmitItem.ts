import { type ItemKind, say } from '@galla/domain';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import { type Entries, textOf } from '../../ui/form/entries.ts';
import type { Picture } from '../images/usePicture.ts';
import {
  useAddOpticalProduct,
  variantInput,
  variantProblems,
} from '../optical/newProduct/useAddOpticalProduct.ts';
import { changeOf, correctionOf, ownEntries, QUANTITY } from '../stock/formCorrection.ts';
import type { EditedItem } from './editedItem.ts';
import { sentValues } from './itemEntries.ts';
import { useSaveItem } from './useSaveItem.ts';

/** What became of a form that was saved. */
export interface SubmittedItem {
  id: string;
  hasVariants: boolean;
}

/** What a form's entries are saved with. */
interface Beside {
  kind: ItemKind;
  /** Undefined for a new one. */
  item: EditedItem | undefined;
  /** The entries that the form was opened with. */
  stored: Entries;
  picture: Picture;
}

/** Shows what was refused at its field; at the form's foot where there is no such field. */
function showProblems(
  problems: Readonly<Record<string, string>>,
  entries: Entries,
  helpers: FormikHelpers<Entries>,
): void {
  helpers.setErrors({ ...problems });
  const lost = Object.entries(problems).filter(([name]) => entries[name] === undefined);
  helpers.setStatus(lost.map(([, message]) => message).join(' ') || undefined);
}

/** Saves a product or service, a new one together with its variants. */
export function useSubmitItem({ kind, item, stored, picture }: Beside): {
  /** Answers whether it was saved; what went wrong is told in the form. */
  submit: (
    entries: Entries,
    variants: readonly Entries[],
    helpers: FormikHelpers<Entries>,
  ) => Promise<SubmittedItem | undefined>;
  busy: boolean;
  checking: boolean;
} {
  const [key, setKey] = useState(newKey);
  const { add, edit } = useSaveItem(kind);
  const withVariants = useAddOpticalProduct();

  /** The product or service that is saved now, or why it is not. */
  const save = async (entries: Entries, variants: readonly Entries[]) => {
    const values = sentValues(ownEntries(entries), item && stored);
    const { image } = picture.input;
    const added = { key, values, ...(image !== undefined && { image }) };
    if (variants.length > 0) {
      const outcome = await withVariants.write({ ...added, variants: variantInput(variants) });
      return outcome.kind === 'saved' ? outcome.saved.product : variantProblems(outcome, variants);
    }
    const base = item?.available;
    const corrects = base !== undefined && changeOf(entries, base) !== undefined;
    const outcome = item
      ? await edit.write({
          key,
          values,
          item: item.id,
          ...picture.input,
          ...(corrects && correctionOf(entries, base)),
        })
      : await add.write({ ...added, kind });
    return outcome.kind === 'saved' ? outcome.saved.item : outcome;
  };

  return {
    async submit(entries, variants, helpers) {
      const saved = await save(entries, variants);
      if ('kind' in saved) {
        if (saved.kind === 'problems') showProblems(saved.problems, entries, helpers);
        else if (saved.kind === 'changed') showProblems({ [QUANTITY]: saved.message }, entries, helpers);
        else helpers.setStatus(saved.message);
        return undefined;
      }
      toast.done(say('catalogue.saved', { name: saved.title }));
      setKey(newKey());
      picture.reset();
      return { id: saved.id, hasVariants: textOf(entries, 'has_variants') === 'Yes' };
    },
    busy: add.busy || edit.busy || withVariants.busy,
    checking: add.checking || edit.checking || withVariants.checking,
  };
}
