import { type BasisPoints, type FormField, type ItemKind, readItem, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Drawer } from '@chakra-ui/react/drawer';
import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ItemForm_form$key } from '../../__generated__/ItemForm_form.graphql.ts';
import { RecordFoot } from '../../record/RecordFoot.tsx';
import { toast } from '../../app/toast/toast.ts';
import { DynamicForm } from '../../ui/form/DynamicForm.tsx';
import { type Entries, textOf, valueOf } from '../../ui/form/entries.ts';
import { useDynamicForm } from '../../ui/form/useDynamicForm.ts';
import { formErrors } from '../../ui/problems.ts';
import { usePicture } from '../images/usePicture.ts';
import { enteredTax } from '../optical/newProduct/enteredTax.ts';
import { NewVariants } from '../optical/newProduct/NewVariants.tsx';
import { useCollectedVariants } from '../optical/newProduct/useCollectedVariants.ts';
import { VariantTabs, type ProductTab } from '../optical/newProduct/VariantTabs.tsx';
import type { EditedItem } from './editedItem.ts';
import { hiddenFields, newEntries, nextEntries, QUANTITY, storedEntries } from './itemEntries.ts';
import { ItemFields } from './ItemFields.tsx';
import { type SubmittedItem, useSubmitItem } from './useSubmitItem.ts';

interface Props {
  kind: ItemKind;
  form: ItemForm_form$key;
  /** Undefined for a new one. */
  item: EditedItem | undefined;
  /** The GST rate of the settings, for items without their own. */
  shopRate: BasisPoints;
  onClose: () => void;
  /** It was saved; `more` if the drawer stays open for the next one. */
  onSaved: (saved: { id: string; more: boolean }) => void;
}

/** URL parameters that open a drawer. */
const PARAMS = ['add', 'edit'];

/** Variants are entered along with a new product; later they have their own sheet (spec 3 §2.9). */
const takesVariants = (kind: ItemKind, item: EditedItem | undefined, entries: Entries): boolean =>
  kind === 'PRODUCT' && item === undefined && textOf(entries, 'has_variants') === 'Yes';

function focusTitle(place: HTMLElement | null): void {
  const title = place?.closest('form')?.elements.namedItem('title');
  if (title instanceof HTMLElement) title.focus();
}

/** The form that adds or edits a product or service. */
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
  const picture = usePicture(kind === 'PRODUCT' ? 'product' : 'service');
  const { submit, busy, checking } = useSubmitItem({ kind, item, stored, picture });
  const collected = useCollectedVariants();
  const { variants } = collected;
  const [tab, setTab] = useState<ProductTab>('details');
  const place = useRef<HTMLDivElement>(null);
  const goesOn = useRef(false);
  const saved = useRef<SubmittedItem>(undefined);

  useEffect(() => {
    if (item === undefined) focusTitle(place.current);
  }, [item]);

  const prepare = (more: boolean): void => {
    goesOn.current = more;
    // Refused fields are on this tab.
    setTab('details');
  };

  const check = (entries: Entries, definition: readonly FormField[]): Record<string, string> => {
    const values = Object.fromEntries(
      definition
        .filter(({ type, name }) => type !== 'file' && entries[name] !== undefined)
        .map(({ name }) => [name, valueOf(entries[name] ?? '')]),
    );
    return formErrors(readItem(kind, definition, values).problems ?? []);
  };

  const finish = (): void => {
    const more = goesOn.current;
    goesOn.current = false;
    if (saved.current) {
      toast.success(formatMessage('catalogue.saved', { name: saved.current.title }));
      onSaved({ id: saved.current.id, more });
    }
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
      hidden={(entries) => new Set([...hiddenFields(entries), ...(item ? [QUANTITY] : [])])}
      save={async (entries, key) => {
        const outcome = await submit(entries, takesVariants(kind, item, entries) ? variants : [], key);
        if (outcome.kind === 'saved') saved.current = outcome;
        else goesOn.current = false;
        return outcome;
      }}
      next={(entries) => (goesOn.current ? nextEntries(kind, entries) : entries)}
      onSaved={finish}
      onDropped={() => {
        collected.drop();
        picture.reset();
      }}
    >
      {({ values, errors }) => (
        <>
          <Drawer.Body>
            {takesVariants(kind, item, values) && (
              <VariantTabs tab={tab} onTab={setTab} count={variants.length} />
            )}
            {takesVariants(kind, item, values) && tab === 'variants' && (
              <NewVariants
                type={textOf(values, 'type')}
                collected={collected}
                tax={enteredTax(values, shopRate)}
              />
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
                item={item}
                imageError={errors['image']}
                shopRate={shopRate}
              />
            </Box>
          </Drawer.Body>
          <RecordFoot
            busy={busy}
            checking={checking}
            waits={picture.busy}
            onCancel={onClose}
            onSave={() => prepare(false)}
            {...(item === undefined && { onSaveNext: () => prepare(true) })}
          />
        </>
      )}
    </DynamicForm>
  );
}
