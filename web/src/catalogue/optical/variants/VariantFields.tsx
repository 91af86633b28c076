import { formatMessage, type ChargedTax } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack, VStack } from '@chakra-ui/react/stack';
import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { VariantFields_form$key } from '../../../__generated__/VariantFields_form.graphql.ts';
import type { VariantFields_variant$key } from '../../../__generated__/VariantFields_variant.graphql.ts';
import { toast } from '../../../app/toast/toast.ts';
import { FormStatus } from '../../../record/FormStatus.tsx';
import { DynamicFields } from '../../../ui/form/DynamicFields.tsx';
import { DynamicForm } from '../../../ui/form/DynamicForm.tsx';
import { useDynamicForm } from '../../../ui/form/useDynamicForm.ts';
import { QUANTITY, storedEntries } from '../../drawer/itemEntries.ts';
import { BARCODE_ASIDE } from '../../OwnBarcode.tsx';
import { StockFact } from '../../stock/StockFact.tsx';
import { MrpWarning } from './MrpWarning.tsx';
import { checkVariant, sentValues, VARIANT_PRICES } from './variantEntries.ts';
import { useSaveVariant } from './useSaveVariant.ts';

interface Props {
  form: VariantFields_form$key;
  /** Null for a new one. */
  variant: VariantFields_variant$key | null;
  /** Global id of the product. */
  product: string;
  /** The GST that is added to its price on a bill. */
  tax: ChargedTax;
  onSaved: () => void;
  /** It was saved, and another one is to be added. */
  onAnother: () => void;
}

const NONE: ReadonlySet<string> = new Set();
const STOCK: ReadonlySet<string> = new Set([QUANTITY]);

/** The fields of a variant, with the same checks as on the server; refusals are shown at their fields. */
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
  const power = stored?.fields.find(({ name }) => name === 'power')?.value;
  const counted = fields.find(({ name }) => name === QUANTITY);
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
      check={(entries) => checkVariant(entries, power)}
      hidden={() => (stored ? STOCK : NONE)}
      save={(entries, key) => {
        const values = sentValues(entries);
        return stored ? edit({ key, values, variant: stored.id }) : add({ key, values, product });
      }}
      onSaved={() => {
        toast.success(formatMessage('optical.variantSaved'));
        if (another.current) onAnother();
        else onSaved();
      }}
    >
      {({ values }) => (
        <VStack gap="4" align="stretch">
          <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4" alignItems="start">
            <DynamicFields
              form={data}
              lists
              {...(stored && { only: fields.map(({ name }) => name).filter((name) => !STOCK.has(name)) })}
              asides={BARCODE_ASIDE}
              after={{
                sell_price: <MrpWarning entries={values} asked={VARIANT_PRICES} tax={tax} />,
              }}
            />
            {stored && counted && (
              <StockFact
                label={counted.label}
                product={product}
                variant={stored.id}
                stock={stored.available}
                unit=""
              />
            )}
          </Box>
          <FormStatus />
          <HStack gap="2" wrap="wrap">
            <Button
              type="submit"
              loading={busy}
              loadingText={formatMessage('shell.saving')}
              onClick={() => (another.current = false)}
            >
              {formatMessage('optical.saveVariant')}
            </Button>
            {!stored && (
              <Button
                type="submit"
                variant="outline"
                disabled={busy}
                onClick={() => (another.current = true)}
              >
                {formatMessage('optical.saveAndAnother')}
              </Button>
            )}
          </HStack>
        </VStack>
      )}
    </DynamicForm>
  );
}
