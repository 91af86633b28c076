import { formatMessage, mobileText } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { History } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EditPage_document$key } from '../../__generated__/EditPage_document.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { canScan, CatalogueBrowser, ScanButton } from '../../catalogue/index.ts';
import { FormSkeleton } from '../../ui/form/FormSkeleton.tsx';
import { lazyPart } from '../../ui/lazyPart.ts';
import { PageColumns } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Person } from '../../ui/Person.tsx';
import { usePhone, useWide } from '../../ui/useWide.ts';
import type { MayEdit } from '../cart/cart.ts';
import { rowStepper } from '../cart/rowStepper.tsx';
import { useAdding } from '../cart/useAdding.ts';
import { DocumentTag } from '../document/DocumentTag.tsx';
import { DocumentPrescription } from '../prescription/DocumentPrescription.tsx';
import { typeWords } from '../documentTypes.ts';
import { EditColumn } from './EditColumn.tsx';
import { EditedPrescription } from './EditedPrescription.tsx';
import { EditDialogs, type Asking } from './EditDialogs.tsx';
import { EditLines } from './EditLines.tsx';
import { EditPayment } from './EditPayment.tsx';
import { MeanwhileBand } from './MeanwhileBand.tsx';
import { PhoneEdit } from './PhoneEdit.tsx';
import type { EditedBill } from './useEdit.ts';
import { editHints, useEditKeys } from './useEditKeys.ts';
import type { EditPlaces } from './useEditPlaces.ts';

// Loaded on demand: only opticians need it.
const PrescriptionTab = lazyPart(() => import('../prescription/PrescriptionTab.tsx'));

interface Props {
  bill: EditedBill;
  document: EditPage_document$key;
  back: string;
  mayEditItems: MayEdit;
  sellsProducts: boolean;
  pageSize: number;
  /** The custom fields of the shop's form. */
  details: ReactNode;
  /** Whether the shop is an optician's, so that the prescription can be changed. */
  prescribes: boolean;
  places: EditPlaces;
}

/** The catalogue on the left, the bill with its changes on the right; on a phone only the bill. */
export function EditPage(props: Props) {
  const { bill, document, back, mayEditItems, sellsProducts, pageSize, details, prescribes, places } = props;
  const data = useFragment(
    graphql`
      fragment EditPage_document on Document {
        type
        number
        date
        customerName
        customerMobile
        customer {
          id
        }
        employee {
          fullName
        }
        ...DocumentTag_document
        ...DocumentPrescription_document
      }
    `,
    document,
  );
  const { cart, before, dispatch } = bill;
  const { dateTimeNear } = useShopClock();
  const wide = useWide();
  const phone = usePhone();
  const adding = useAdding(cart, dispatch, before.held);
  const [asking, setAsking] = useState<Asking>();
  const [editing, setEditing] = useState<string>();
  useEditKeys(bill, adding.lastAdded, places.sheet && !wide && !phone);
  // An erased customer gets no new prescription.
  const customerId = prescribes ? data.customer?.id : undefined;
  const scan = canScan() ? () => setAsking('scan') : undefined;
  const name = data.employee?.fullName;
  const billedBy = name === undefined ? [] : formatMessage('billing.billedByName', { name });
  const second = [mobileText(data.customerMobile), billedBy].flat().filter(Boolean).join(' · ');
  const head = (
    <HStack justify="space-between" gap="3" minH="12">
      <Person name={data.customerName} second={second} />
      <DocumentTag document={data} />
    </HStack>
  );
  const content = (
    <>
      <MeanwhileBand bill={bill} />
      <EditLines bill={bill} lastAdded={adding.lastAdded} onEdit={setEditing} />
      {customerId !== undefined && <EditedPrescription bill={bill} onShow={places.prescribe} />}
      <EditPayment bill={bill} />
      {details}
      {customerId === undefined && <DocumentPrescription document={data} />}
    </>
  );
  const catalogue = (
    <CatalogueBrowser
      sellsProducts={sellsProducts}
      chargesGst={before.terms.shop.registration === 'REGULAR'}
      onAdd={adding.add}
      stepper={(entry) => rowStepper(cart, entry, dispatch, before.held)}
      beside={scan && !phone && <ScanButton onScan={scan} />}
      hints={editHints()}
      pageSize={pageSize}
      extra={
        customerId === undefined
          ? undefined
          : {
              title: formatMessage('prescription.title'),
              shown: places.prescribing,
              onShown: places.onPrescribing,
              content: (
                <Suspense fallback={<FormSkeleton fields={6} />}>
                  {/* The fields reset when another user changes the prescription meanwhile. */}
                  <PrescriptionTab key={bill.edit.seen.revision} bill={{ ...bill, customerId }} />
                </Suspense>
              ),
            }
      }
    />
  );
  const when = dateTimeNear(data.date);
  return (
    <>
      <PageHeader
        title={formatMessage('billing.editDocument', {
          document: formatMessage(typeWords(data.type).name).toLowerCase(),
          number: data.number,
        })}
        back={back}
        status={
          <>
            <History size={18} strokeWidth={1.75} aria-hidden />
            {formatMessage('billing.madeAt', { when })}
          </>
        }
        actions={
          bill.changes > 0 && (
            <Button variant="ghost" size="sm" disabled={bill.busy} onClick={() => setAsking('undo')}>
              {formatMessage('billing.undoAll')}
            </Button>
          )
        }
      />
      {phone ? (
        <PhoneEdit bill={bill} head={head} catalogue={catalogue} places={places}>
          {content}
        </PhoneEdit>
      ) : (
        <PageColumns
          column={
            <EditColumn bill={bill} head={head} open={places.sheet} onOpen={places.onSheet}>
              {content}
            </EditColumn>
          }
        >
          {catalogue}
        </PageColumns>
      )}
      <EditDialogs
        bill={bill}
        adding={adding}
        asking={asking}
        onAsked={() => setAsking(undefined)}
        editing={editing}
        onEdited={() => setEditing(undefined)}
        mayEditItems={mayEditItems}
      />
    </>
  );
}
