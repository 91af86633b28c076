import { quantityText, say, type ChargedTax } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack, VStack } from '@chakra-ui/react/stack';
import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { VariantFields_form$key } from '../../../__generated__/VariantFields_form.graphql.ts';
import type { VariantFields_variant$key } from '../../../__generated__/VariantFields_variant.graphql.ts';
import { milliOf } from '../../../app/graph/scalars.ts';
import { toast } from '../../../app/toast/toast.ts';
import { FormStatus } from '../../../record/FormStatus.tsx';
import { DynamicFields } from '../../../ui/form/DynamicFields.tsx';
import { DynamicForm } from '../../../ui/form/DynamicForm.tsx';
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
  const another = useRef(false);
  const { add, edit, busy } = useSaveVariant();
  const base = stored ? milliOf(stored.available) : undefined;
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
      save={(entries, key) => {
        const values = sentValues(ownEntries(entries));
        return stored && base !== undefined
          ? edit({ key, values, variant: stored.id, ...correctionOf(entries, base) })
          : add({ key, values, product });
      }}
      onRefused={(outcome, _entries, helpers) => {
        if (outcome.kind !== 'changed' || outcome.currentStock == null) return false;
        const n = quantityText(milliOf(outcome.currentStock));
        helpers.setErrors({ [QUANTITY]: say('optical.stockNow', { n }) });
        return true;
      }}
      onSaved={() => {
        toast.success(say('optical.variantSaved'));
        if (another.current) onAnother();
        else onSaved();
      }}
    >
      {({ values }) => (
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
          <FormStatus />
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
