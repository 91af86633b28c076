import { encodeBillingData, formatMessage, formatRupees } from '@galla/domain';
import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { ReturnForm_document$key } from '../../__generated__/ReturnForm_document.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { toast } from '../../app/toast/toast.ts';
import { RecordForm } from '../../record/RecordForm.tsx';
import { PageColumns, PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { DocumentTag } from '../document/DocumentTag.tsx';
import { NoteColumn } from './NoteColumn.tsx';
import { ReasonFields } from './ReasonFields.tsx';
import { ReturnLines } from './ReturnLines.tsx';
import { soldOf } from './soldDocument.ts';
import { useCreateCreditNote } from './useCreateCreditNote.ts';
import { useReturnDraft } from './useReturnDraft.ts';
import { checkValues, inputOf, returnOf, startValues, type ReturnValues } from './values.ts';

interface Props {
  document: ReturnForm_document$key;
  mayBill: boolean;
}

/** The invoice, open beside its list. */
const invoicePath = (id: string): string => `/Billing-History?open=${encodeURIComponent(id)}`;

/** The form of a return: goods, reason, and where the money goes. Input survives a closed tab. */
export function ReturnForm({ document, mayBill }: Props) {
  const data = useFragment(
    graphql`
      fragment ReturnForm_document on Document {
        customerName
        customerMobile
        ...soldDocument_document
        ...DocumentTag_document
      }
    `,
    document,
  );
  const navigate = useNavigate();
  const { write, busy, checking } = useCreateCreditNote();
  const sold = soldOf(data);
  const draft = useReturnDraft(sold, mayBill);
  /** The next screen: a new bill to be paid with the credit, or the invoice with its credit note. */
  const nextPath = ({ settlement }: ReturnValues, rest: number): string =>
    settlement === 'BILL' && rest > 0 && sold.customer !== undefined
      ? `/Billings?data=${encodeBillingData({
          option: 'invoice',
          contactId: sold.customer.id,
          contactName: sold.customer.name,
          contactMobile: data.customerMobile ?? '',
        })}`
      : invoicePath(sold.id);
  return (
    <RecordForm<ReturnValues, Awaited<ReturnType<typeof write>>>
      stored={startValues(sold, mayBill)}
      draft={draft}
      params={['document']}
      check={(values) => checkValues(sold, values)}
      save={(values, key) => write(inputOf(sold, values, key))}
      onSaved={async ({ saved }, values) => {
        const { number, total } = saved.creditNote;
        toast.success(formatMessage('returns.made', { number, amount: formatRupees(paiseOf(total)) }));
        await navigate(nextPath(values, returnOf(sold, values).rest));
      }}
      renderFrame={(content, { handleSubmit }) => (
        <chakra.form noValidate display="contents" onSubmit={handleSubmit}>
          <PageHeader
            title={formatMessage('returns.title')}
            back={invoicePath(sold.id)}
            beside={
              <>
                <chakra.span color="fg.muted" hideBelow="md">
                  {formatMessage('returns.against')}
                </chakra.span>
                <chakra.span fontWeight="semibold" whiteSpace="nowrap">
                  {sold.number}
                </chakra.span>
                <chakra.span hideBelow="md">
                  <DocumentTag document={data} />
                </chakra.span>
              </>
            }
          />
          {content}
        </chakra.form>
      )}
    >
      {({ values }) => (
        <PageColumns
          column={
            <NoteColumn
              sold={sold}
              customer={{ name: data.customerName, mobile: data.customerMobile ?? null }}
              mayBill={mayBill}
              busy={busy}
              checking={checking}
            />
          }
        >
          <PageContent>
            <ReturnLines sold={sold} totals={returnOf(sold, values)} />
            <ReasonFields />
          </PageContent>
        </PageColumns>
      )}
    </RecordForm>
  );
}
