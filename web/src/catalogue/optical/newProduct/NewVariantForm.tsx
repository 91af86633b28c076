import { readVariant, formatMessage, type ChargedTax } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Plus } from 'lucide-react';
import { FormikProvider, useFormik } from 'formik';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { NewVariantForm_form$key } from '../../../__generated__/NewVariantForm_form.graphql.ts';
import { DynamicFields } from '../../../ui/form/DynamicFields.tsx';
import { type Entries, textOf, valueOf } from '../../../ui/form/entries.ts';
import { FocusProblem } from '../../../ui/form/FocusProblem.tsx';
import { KeepValues } from '../../../ui/form/KeepValues.tsx';
import { useDynamicForm } from '../../../ui/form/useDynamicForm.ts';
import { formErrors } from '../../../ui/problems.ts';
import { BARCODE_ASIDE } from '../../OwnBarcode.tsx';
import { MrpWarning } from '../variants/MrpWarning.tsx';
import { VARIANT_PRICES } from '../variants/variantEntries.ts';

interface Props {
  form: NewVariantForm_form$key;
  /** Codes of the variants added so far. */
  taken: readonly string[];
  /** The GST that is added to its price on a bill. */
  tax: ChargedTax;
  /** Values typed before the form was unmounted; undefined initially. */
  typed: Entries | undefined;
  onTyped: (entries: Entries) => void;
  /** Adds a variant; `next` has the initial values of the next one. */
  onAdd: (entries: Entries, next: Entries) => void;
}

/** The fields in which variants differ; the others carry over. */
const OWN = ['sku', 'barcode', 'power', 'size', 'color', 'available_quantity'];

/** The form for another variant. It is inside the product's form, so it is not a form element of its own. */
export function NewVariantForm({ form, taken, tax, typed, onTyped, onAdd }: Props) {
  const data = useFragment(
    graphql`
      fragment NewVariantForm_form on Form {
        name
        ...DynamicFields_form
        ...useDynamicForm_form
      }
    `,
    form,
  );
  const { fields, fitting } = useDynamicForm(data);
  const [start] = useState(() => fitting(typed ?? {}));
  const check = (entries: Entries): Record<string, string> => {
    const values = Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, valueOf(entry)]));
    const wrong = formErrors(readVariant({ name: data.name, fields }, values).problems ?? []);
    const isTaken = taken.includes(textOf(entries, 'sku').trim());
    return { ...(isTaken && { sku: formatMessage('optical.skuTaken') }), ...wrong };
  };
  const formik = useFormik<Entries>({
    initialValues: start,
    validate: check,
    onSubmit: (entries, helpers) => {
      const blank = Object.fromEntries(OWN.flatMap((name) => (name in entries ? [[name, '']] : [])));
      const next = { ...entries, ...blank };
      onAdd(entries, next);
      helpers.resetForm({ values: next });
    },
  });
  return (
    <FormikProvider value={formik}>
      <Box
        asChild
        border="0"
        p="0"
        m="0"
        minW="0"
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
        gap="4"
        alignItems="start"
        onKeyDown={(event) => {
          // Enter adds this variant and must not submit the product's form around it.
          if (event.defaultPrevented) return;
          if (event.key !== 'Enter' || event.ctrlKey || !(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          void formik.submitForm();
        }}
      >
        <fieldset>
          <Box asChild srOnly>
            <legend>{formatMessage('optical.addVariant')}</legend>
          </Box>
          <DynamicFields
            form={data}
            lists
            asides={BARCODE_ASIDE}
            after={{ sell_price: <MrpWarning entries={formik.values} asked={VARIANT_PRICES} tax={tax} /> }}
          />
        </fieldset>
      </Box>
      <Box>
        <Button variant="outline" onClick={() => void formik.submitForm()}>
          <Plus strokeWidth={1.75} aria-hidden />
          {formatMessage('optical.addVariant')}
        </Button>
      </Box>
      <KeepValues<Entries> onValues={onTyped} onUndone={() => onTyped(formik.values)} />
      <FocusProblem />
    </FormikProvider>
  );
}
