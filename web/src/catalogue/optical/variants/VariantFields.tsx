import { quantityText, say, type ChargedTax } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack, VStack } from '@chakra-ui/react/stack';
import type { FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { VariantFields_form$key } from '../../../__generated__/VariantFields_form.graphql.ts';
import type { VariantFields_variant$key } from '../../../__generated__/VariantFields_variant.graphql.ts';
import { milliOf } from '../../../app/graph/scalars.ts';
import { newKey } from '../../../app/key.ts';
import { toast } from '../../../app/toast/toast.ts';
import { DynamicFields } from '../../../ui/form/DynamicFields.tsx';
import { DynamicForm } from '../../../ui/form/DynamicForm.tsx';
import type { Entries } from '../../../ui/form/entries.ts';
import { useDynamicForm } from '../../../ui/form/useDynamicForm.ts';
import { storedEntries } from '../../drawer/itemEntries.ts';
import { BARCODE_ASIDE } from '../../OwnBarcode.tsx';
import {
  checkFormReason,
  correctionOf,
  hidingReason,
  NO_REASON,
  ownEntries,
  QUANTITY,
} from '../../stock/formCorrection.ts';
import { StockReason } from '../../stock/StockReason.tsx';
import { MrpWarning } from './MrpWarning.tsx';
import { checkVariant, sentValues, VARIANT_PRICES } from './variantEntries.ts';
import { useSaveVariant } from './useSaveVariant.ts';

interface Props {
  form: VariantFields_form$key;
  /** Null for a new one. */
  variant: VariantFields_variant$key | null;
  /** Global id of the product. */
  product: string;
  /** What comes to its price on a bill. */
  tax: ChargedTax;
  onSaved: () => void;
  /** Saved, and one more is to be added. */
  onAnother: () => void;
}

/** The fields of a variant, checked as on the server; what was refused is told at its field. */
export function VariantFields({ form, variant, product, tax, onSaved, onAnother }: Props) {
  const data = useFragment(
    graphql`
      fragment VariantFields_form on Form {
        ...DynamicForm_form
        ...DynamicFields_form
        ...useDynamicForm_form
      }
    `,
    form,
  );
  const stored = useFragment(
    graphql`
      fragment VariantFields_variant on Variant {
        id
        available
        fields {
          name
          value
        }
      }
    `,
    variant,
  );
  const { fields } = useDynamicForm(data);
  const [key] = useState(newKey);
  const another = useRef(false);
  const { add, edit, busy } = useSaveVariant();
  const base = stored ? milliOf(stored.available) : undefined;
  const submit = async (entries: Entries, helpers: FormikHelpers<Entries>): Promise<Entries | undefined> => {
    const values = sentValues(ownEntries(entries));
    const outcome =
      stored && base !== undefined
        ? await edit({ key, values, variant: stored.id, ...correctionOf(entries, base) })
        : await add({ key, values, product });
    if (outcome.kind !== 'saved') {
      const stock = outcome.kind === 'changed' ? outcome.currentStock : undefined;
      if (stock != null) {
        helpers.setErrors({ [QUANTITY]: say('optical.stockNow', { n: quantityText(milliOf(stock)) }) });
      } else if (outcome.kind === 'problems') helpers.setErrors(outcome.problems);
      else helpers.setStatus(outcome.message);
      return undefined;
    }
    toast.done(say('optical.variantSaved'));
    return entries;
  };
  return (
    <DynamicForm
      form={data}
      {...(stored && {
        stored: storedEntries(
          fields,
          stored.fields.map(({ name, value }) => ({ name, value })),
        ),
      })}
      draft={`variant-${stored?.id ?? product}`}
      params={['variant', 'variants']}
      check={(entries) => ({ ...checkVariant(entries), ...checkFormReason(entries) })}
      hidden={(entries) => hidingReason(entries, base)}
      beyond={NO_REASON}
      onSubmit={submit}
      onSaved={() => (another.current ? onAnother() : onSaved())}
    >
      {({ status, values }) => (
        <VStack gap="4" align="stretch">
          <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4" alignItems="start">
            <DynamicFields
              form={data}
              asides={BARCODE_ASIDE}
              after={{
                sell_price: <MrpWarning entries={values} asked={VARIANT_PRICES} tax={tax} />,
                [QUANTITY]: <StockReason entries={values} base={base} unit="" />,
              }}
            />
          </Box>
          {typeof status === 'string' && (
            <Box role="alert" color="due.fg">
              {status}
            </Box>
          )}
          <HStack gap="2" wrap="wrap">
            <Button
              type="submit"
              loading={busy}
              loadingText={say('shell.saving')}
              onClick={() => (another.current = false)}
            >
              {say('optical.saveVariant')}
            </Button>
            {!stored && (
              <Button
                type="submit"
                variant="outline"
                disabled={busy}
                onClick={() => (another.current = true)}
              >
                {say('optical.saveAndAnother')}
              </Button>
            )}
          </HStack>
        </VStack>
      )}
    </DynamicForm>
  );
}
