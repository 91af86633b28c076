import { formatCount, formatMessage, parseQuantity, quantityText, rupees } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense, useId, useState } from 'react';
import { toast } from '../../app/toast/toast.ts';
import { useDraft } from '../../local/useDraft.ts';
import { RecordForm } from '../../record/RecordForm.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { BillFields } from './BillFields.tsx';
import { DeliveryFoot } from './DeliveryFoot.tsx';
import { DeliveryLines } from './DeliveryLines.tsx';
import { checkEntries, isEntries, readableOf, NO_ENTRIES, type Entries } from './entries.ts';
import { useReceiveDelivery } from './useReceiveDelivery.ts';

/** A supplier's bill entered in one go. What is entered stays on this device until it is saved or cleared. */
export default function Delivery() {
  return (
    <>
      <PageHeader title={formatMessage('goods.delivery')} back="/products/suppliers" />
      <Suspense
        fallback={
          <PageContent>
            <SkeletonRows rows={4} />
          </PageContent>
        }
      >
        <DeliveryForm />
      </Suspense>
    </>
  );
}

function DeliveryForm() {
  const formId = useId();
  const draft = useDraft('delivery', isEntries);
  const { write, busy, checking } = useReceiveDelivery();
  const [clearing, setClearing] = useState(false);
  return (
    <RecordForm<Entries, Awaited<ReturnType<typeof write>>>
      stored={NO_ENTRIES}
      draft={{ ...draft, keep: (entries) => draft.keep(readableOf(entries)) }}
      // The draft survives leaving, so nothing is lost that a question could save.
      guard="none"
      check={checkEntries}
      save={({ supplier, billNumber, lines }, key) =>
        write({
          key,
          supplier: supplier.trim() || null,
          billNumber: billNumber.trim() || null,
          lines: lines.map((line) => ({
            product: line.product,
            ...(line.variant !== '' && { variant: line.variant }),
            quantity: quantityText(parseQuantity(line.quantity) ?? 0),
            cost: line.cost === undefined ? null : rupees(line.cost),
          })),
        })
      }
      next={() => NO_ENTRIES}
      onSaved={(_outcome, { lines }) => toast.success(formatCount('goods.delivered', lines.length))}
      onRefused={(outcome, values, helpers) => {
        if (outcome.kind !== 'problems') return false;
        helpers.setErrors(outcome.problems);
        const others = Object.entries(outcome.problems).filter(
          ([name]) => !(name in values) && !name.startsWith('lines.'),
        );
        helpers.setStatus(others.map(([, message]) => message).join(' ') || undefined);
        return true;
      }}
      renderFrame={(content, { handleSubmit }) => (
        <chakra.form
          id={formId}
          noValidate
          onSubmit={handleSubmit}
          display="flex"
          flexDirection="column"
          flex="1"
          minH="0"
        >
          {content}
        </chakra.form>
      )}
    >
      {({ dirty, resetForm }) => (
        <PageContent foot={<DeliveryFoot form={formId} busy={busy} checking={checking} />}>
          <Box display="flex" flexDirection="column" gap="5">
            <BillFields />
            <DeliveryLines />
            {dirty && (
              <Box>
                <Button variant="outline" size="sm" onClick={() => setClearing(true)}>
                  {formatMessage('goods.clear')}
                </Button>
              </Box>
            )}
          </Box>
          <ConfirmDialog
            open={clearing}
            title={formatMessage('goods.clearTitle')}
            confirm={formatMessage('goods.clear')}
            dangerous
            onConfirm={() => {
              setClearing(false);
              draft.drop();
              resetForm({ values: NO_ENTRIES });
            }}
            onCancel={() => setClearing(false)}
          >
            {formatMessage('goods.clearExplained')}
          </ConfirmDialog>
        </PageContent>
      )}
    </RecordForm>
  );
}
