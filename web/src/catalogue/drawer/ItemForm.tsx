import { type BasisPoints, type FormField, type ItemKind, type Milli, readItem, say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Drawer } from '@chakra-ui/react/drawer';
import type { FormikHelpers } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ItemForm_form$key } from '../../__generated__/ItemForm_form.graphql.ts';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import { DynamicForm } from '../../ui/form/DynamicForm.tsx';
import { type Entries, textOf, valueOf } from '../../ui/form/entries.ts';
import { useDynamicForm } from '../../ui/form/useDynamicForm.ts';
import { Kbd } from '../../ui/Kbd.tsx';
import { formErrors } from '../../ui/problems.ts';
import { useShortcut } from '../../ui/useShortcut.ts';
import { usePhone } from '../../ui/useWide.ts';
import { usePicture } from '../images/usePicture.ts';
import { NewVariants } from '../optical/newProduct/NewVariants.tsx';
import { useCollectedVariants } from '../optical/newProduct/useCollectedVariants.ts';
import { useAddOpticalProduct } from '../optical/newProduct/useAddOpticalProduct.ts';
import { VariantTabs, type ProductTab } from '../optical/newProduct/VariantTabs.tsx';
import {
  changeOf,
  checkFormReason,
  correctionOf,
  hidingReason,
  NO_REASON,
  ownEntries,
} from '../stock/formCorrection.ts';
import {
  type FieldValue,
  hiddenFields,
  newEntries,
  nextEntries,
  sentValues,
  storedEntries,
} from './itemEntries.ts';
import { ItemFields } from './ItemFields.tsx';
import { useSaveItem } from './useSaveItem.ts';

/** An item that is changed. */
export interface EditedItem {
  id: string;
  title: string;
  /** Address of its picture, small. */
  thumbnail: string | null;
  /** What is in stock; undefined for a service. */
  available: Milli | undefined;
  values: readonly FieldValue[];
}

interface Props {
  kind: ItemKind;
  form: ItemForm_form$key;
  /** Undefined for a new one. */
  item: EditedItem | undefined;
  /** The rate that an item takes from the settings. */
  shopRate: BasisPoints;
  onClose: () => void;
  /** It is saved; `more` while the drawer stays open for the next. */
  onSaved: (saved: { id: string; more: boolean; hasVariants: boolean }) => void;
}

/** The addresses' parameters that open a drawer. */
const PARAMS = ['add', 'edit'];

/** Variants are entered with a product that is new; later they have a sheet of their own (spec 3 §2.9). */
const takesVariants = (kind: ItemKind, item: EditedItem | undefined, entries: Entries): boolean =>
  kind === 'PRODUCT' && item === undefined && textOf(entries, 'has_variants') === 'Yes';

function focusTitle(place: HTMLElement | null): void {
  const title = place?.closest('form')?.elements.namedItem('title');
  if (title instanceof HTMLElement) title.focus();
}

/** Entering or changing a product or service. */
export function ItemForm({ kind, form, item, shopRate, onClose, onSaved }: Props) {
  const data = useFragment(
    graphql`
      fragment ItemForm_form on Form {
        ...DynamicForm_form
        ...ItemFields_form
        ...useDynamicForm_form
      }
    `,
    form,
  );
  const { fields } = useDynamicForm(data);
  const [stored] = useState(() => (item ? storedEntries(fields, item.values) : newEntries(kind)));
  const [key, setKey] = useState(newKey);
  const picture = usePicture(kind === 'PRODUCT' ? 'product' : 'service');
  const { save, busy, checking } = useSaveItem(kind, item?.id);
  const withVariants = useAddOpticalProduct();
  const collected = useCollectedVariants();
  const { variants } = collected;
  const [tab, setTab] = useState<ProductTab>('details');
  const place = useRef<HTMLDivElement>(null);
  const goesOn = useRef(false);
  const saved = useRef<{ id: string; hasVariants: boolean }>(undefined);

  // On a phone the keyboard would cover half of the form before it was seen.
  const phone = usePhone();
  useEffect(() => {
    if (item === undefined && !phone) focusTitle(place.current);
  }, [item, phone]);

  const send = (more: boolean): void => {
    goesOn.current = more;
    setTab('details');
    // What is typed in the field is tidied when it is left.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    place.current?.closest('form')?.requestSubmit();
  };
  useShortcut('Ctrl+Enter', () => send(false), {
    inDialog: true,
    enabled: !busy && !withVariants.busy && !picture.busy,
  });

  const check = (entries: Entries, definition: readonly FormField[]): Record<string, string> => {
    const values = Object.fromEntries(
      definition
        .filter(({ type, name }) => type !== 'file' && entries[name] !== undefined)
        .map(({ name }) => [name, valueOf(entries[name] ?? '')]),
    );
    return { ...formErrors(readItem(kind, definition, values).problems ?? []), ...checkFormReason(entries) };
  };

  const submit = async (entries: Entries, helpers: FormikHelpers<Entries>): Promise<Entries | undefined> => {
    const more = goesOn.current;
    goesOn.current = false;
    const values = sentValues(ownEntries(entries), item && stored);
    const base = item?.available;
    const corrects = changeOf(entries, base) !== undefined;
    const added = takesVariants(kind, item, entries) ? variants : [];
    const outcome =
      added.length > 0
        ? await withVariants.add({ key, values, image: picture.input.image, variants: added })
        : await save({
            key,
            values,
            picture: picture.input,
            ...(corrects && base !== undefined && { correction: correctionOf(entries, base) }),
          });
    if (outcome.kind === 'problems') {
      helpers.setErrors(outcome.problems);
      const lost = Object.entries(outcome.problems).filter(([name]) => entries[name] === undefined);
      helpers.setStatus(lost.map(([, message]) => message).join(' ') || undefined);
      return undefined;
    }
    if (outcome.kind === 'refused') {
      helpers.setStatus(outcome.message);
      toast.failed(outcome.message);
      return undefined;
    }
    toast.done(say('catalogue.saved', { name: outcome.title }));
    setKey(newKey());
    saved.current = { id: outcome.id, hasVariants: textOf(entries, 'has_variants') === 'Yes' };
    goesOn.current = more;
    picture.reset();
    return more ? nextEntries(kind, entries) : entries;
  };

  const finish = (): void => {
    const more = goesOn.current;
    goesOn.current = false;
    if (saved.current) onSaved({ ...saved.current, more });
    if (more) focusTitle(place.current);
  };

  return (
    <DynamicForm
      form={data}
      stored={stored}
      draft={item ? `edit-${item.id}` : `add-${kind.toLowerCase()}`}
      params={PARAMS}
      changed={picture.change.kind !== 'kept' || picture.busy || variants.length > 0}
      check={check}
      hidden={(entries) => hidingReason(entries, item?.available, hiddenFields(entries))}
      beyond={NO_REASON}
      onSubmit={submit}
      onSaved={finish}
      onDropped={collected.drop}
    >
      {({ values, status, errors }) => (
        <>
          <Drawer.Body>
            {takesVariants(kind, item, values) && (
              <VariantTabs tab={tab} onTab={setTab} count={variants.length} />
            )}
            {takesVariants(kind, item, values) && tab === 'variants' && (
              <NewVariants type={textOf(values, 'type')} collected={collected} />
            )}
            <Box
              ref={place}
              display={tab === 'variants' && takesVariants(kind, item, values) ? 'none' : 'grid'}
              gap="6"
              pb="4"
            >
              <ItemFields
                form={data}
                entries={values}
                picture={picture}
                image={item?.thumbnail ?? null}
                available={item?.available}
                imageError={errors['image']}
                shopRate={shopRate}
              />
            </Box>
          </Drawer.Body>
          <Drawer.Footer flexWrap="wrap">
            {typeof status === 'string' && (
              <Box role="alert" color="due.fg" flex="1 1 100%">
                {status}
              </Box>
            )}
            {(checking || withVariants.checking) && (
              <Box asChild color="fg.muted" flex="1 1 100%">
                <output>{say('faults.checkingSaved')}</output>
              </Box>
            )}
            <Button variant="ghost" onClick={onClose} disabled={busy} me="auto" hideBelow="md">
              {say('shell.cancel')}
            </Button>
            {item === undefined && (
              <Button variant="outline" onClick={() => send(true)} disabled={busy || picture.busy}>
                {say('itemForm.saveNext')}
              </Button>
            )}
            <Button
              type="submit"
              onClick={() => setTab('details')}
              loading={busy || withVariants.busy}
              loadingText={say('shell.saving')}
              disabled={picture.busy}
            >
              {say('shell.save')}
              <Kbd keys={['Ctrl', 'Enter']} />
            </Button>
          </Drawer.Footer>
        </>
      )}
    </DynamicForm>
  );
}
