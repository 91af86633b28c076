import { formatMessage, variantFormName, type ChargedTax } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { NewVariantsQuery } from '../../../__generated__/NewVariantsQuery.graphql.ts';
import { fetchUnlessKnown } from '../../../app/graph/fetchOptions.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { type Entries, textOf } from '../../../ui/form/entries.ts';
import { FormPart } from '../../../ui/form/FormPart.tsx';
import type { CollectedVariants } from './useCollectedVariants.ts';
import { NewVariantForm } from './NewVariantForm.tsx';

interface Props {
  /** Kind of the product, such as "lens", which determines the form. */
  type: string;
  /** The variants added so far. */
  collected: CollectedVariants;
  /** How GST applies to their prices, from the product's form; the shop may charge none. */
  tax: ChargedTax;
}

/** Tab 2 of a new product: its variants, which are saved together with the product (spec 3 §2.9). */
export function NewVariants({ type, collected, tax }: Props) {
  const { variants, typed, change } = collected;
  return (
    <Box display="grid" gap="5">
      {variants.length === 0 ? (
        <Box color="fg.muted">{formatMessage('optical.noVariantsExplained')}</Box>
      ) : (
        <Box asChild borderTop="2px solid" borderColor="fg">
          <ul aria-label={formatMessage('optical.variants')}>
            {variants.map((entries) => {
              const sku = textOf(entries, 'sku');
              return (
                <Collected
                  key={sku}
                  sku={sku}
                  entries={entries}
                  onRemove={() => change({ variants: variants.filter((one) => one !== entries) })}
                />
              );
            })}
          </ul>
        </Box>
      )}
      <FormPart key={type} title={formatMessage('optical.variantFormFailed')} fields={8}>
        {(attempt) => (
          <Loaded
            attempt={attempt}
            type={type}
            taken={variants.map((entries) => textOf(entries, 'sku'))}
            typed={typed}
            tax={tax}
            onTyped={(next) => change({ typed: next })}
            onAdd={(entries, next) => change({ variants: [...variants, entries], typed: next })}
          />
        )}
      </FormPart>
    </Box>
  );
}

interface CollectedProps {
  sku: string;
  entries: Entries;
  onRemove: () => void;
}

const QUIET = new Set(['sku', 'mrp', 'barcode', 'description']);

function Collected({ sku, entries, onRemove }: CollectedProps) {
  const traits = Object.keys(entries).filter((name) => !QUIET.has(name));
  return (
    <Box asChild py="2" borderBottom="1px solid" borderColor="border">
      <li>
        <HStack gap="3">
          <Box flex="1" minW="0">
            <Box textStyle="rowTitle">{sku}</Box>
            <Box textStyle="second" color="fg.muted">
              {traits
                .map((name) => textOf(entries, name))
                .filter(Boolean)
                .join(' · ')}
            </Box>
          </Box>
          <Button variant="plain" px="2" onClick={onRemove}>
            <X strokeWidth={1.75} aria-hidden />
            <Box srOnly>{formatMessage('optical.removeCollected', { sku })}</Box>
          </Button>
        </HStack>
      </li>
    </Box>
  );
}

interface LoadedProps extends Omit<ComponentProps<typeof NewVariantForm>, 'form'> {
  attempt: number;
  type: string;
}

function Loaded({ attempt, type, tax, ...rest }: LoadedProps) {
  const { viewer } = useLazyLoadQuery<NewVariantsQuery>(
    graphql`
      query NewVariantsQuery($form: String!) @throwOnFieldError {
        viewer {
          tenant {
            registration
            form(name: $form) {
              ...NewVariantForm_form
            }
          }
        }
      }
    `,
    { form: variantFormName(type) },
    fetchUnlessKnown(attempt),
  );
  const form = viewer?.tenant?.form;
  if (form == null) return <EmptyState title={formatMessage('optical.variantFormFailed')} />;
  const charges = viewer?.tenant?.registration === 'REGULAR';
  return <NewVariantForm form={form} tax={charges ? tax : { ...tax, gst: 0 }} {...rest} />;
}
