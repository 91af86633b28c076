import { type ItemKind, say } from '@galla/domain';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import { type Entries, textOf } from '../../ui/form/entries.ts';
import type { Picture } from '../images/usePicture.ts';
import { useAddOpticalProduct } from '../optical/newProduct/useAddOpticalProduct.ts';
import { changeOf, correctionOf, ownEntries } from '../stock/formCorrection.ts';
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

/** Tells what was refused at its field; at the form's foot where there is no such field. */
function tellProblems(
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
  const alone = useSaveItem(kind, item?.id);
  const withVariants = useAddOpticalProduct();

  const save = (entries: Entries, variants: readonly Entries[]) => {
    const values = sentValues(ownEntries(entries), item && stored);
    if (variants.length > 0) return withVariants.add({ key, values, image: picture.input.image, variants });
    const base = item?.available;
    const corrects = base !== undefined && changeOf(entries, base) !== undefined;
    return alone.save({
      key,
      values,
      picture: picture.input,
      ...(corrects && { correction: correctionOf(entries, base) }),
    });
  };

  return {
    async submit(entries, variants, helpers) {
      const outcome = await save(entries, variants);
      if (outcome.kind === 'problems') {
        tellProblems(outcome.problems, entries, helpers);
        return undefined;
      }
      if (outcome.kind === 'refused') {
        helpers.setStatus(outcome.message);
        return undefined;
      }
      toast.done(say('catalogue.saved', { name: outcome.title }));
      setKey(newKey());
      picture.reset();
      return { id: outcome.id, hasVariants: textOf(entries, 'has_variants') === 'Yes' };
    },
    busy: alone.busy || withVariants.busy,
    checking: alone.checking || withVariants.checking,
  };
}
