import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { CustomerScreen_customer$key } from '../../__generated__/CustomerScreen_customer.graphql.ts';
import { OpenReceipt } from '../../billing/index.ts';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import { whenOpened } from '../../ui/whenOpened.tsx';
import { StatusDialog } from '../StatusUpdate/StatusDialog.tsx';
import { statusPath } from './address.ts';
import { CustomerActions } from './CustomerActions.tsx';
import { EditDialog } from './edit/EditDialog.tsx';
import { FamilyPart } from './family/FamilyPart.tsx';
import { HistoryPart } from './HistoryPart.tsx';
import { DuesPart } from './money/DuesPart.tsx';
import { MergePart } from './merge/MergePart.tsx';
import { MoneyBar } from './money/MoneyBar.tsx';
import { NoteDialog } from './notes/NoteDialog.tsx';
import { NotesPart } from './notes/NotesPart.tsx';
import { OwnDataPart } from './ownData/OwnDataPart.tsx';
import { PrescriptionsPart } from './PrescriptionsPart.tsx';
import { TimelinePart } from './timeline/TimelinePart.tsx';
import { WhoPart } from './who/WhoPart.tsx';

const OpenedBill = whenOpened(() => import('./OpenedBill.tsx'));

interface Props {
  customer: CustomerScreen_customer$key;
  /** Name of the shop, for messages to the customer. */
  shop: string;
  /** Whether the shop is an optician's. */
  prescribes: boolean;
  withStatus: boolean;
}

/** A customer in three columns; stacked on a phone. */
export function CustomerScreen({ customer, shop, prescribes, withStatus }: Props) {
  const data = useFragment(
    graphql`
      fragment CustomerScreen_customer on Customer {
        id
        viewerCanEdit
        ...WhoPart_customer
        ...FamilyPart_customer
        ...TimelinePart_customer
        ...DuesPart_customer
        ...MoneyBar_customer
        ...NotesPart_customer
        ...HistoryPart_customer
        ...OwnDataPart_customer
        ...MergePart_customer
        ...EditDialog_customer
        ...StatusDialog_customer
      }
    `,
    customer,
  );
  const { id, viewerCanEdit } = data;
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'edit' | 'note'>();
  /** The bill opened over the screen. */
  const [opened, setOpened] = useState<string>();
  const [receipt, setReceipt] = useState<{ id: string; number: string }>();
  const close = (): void => setDialog(undefined);
  const newBill = `/Billing?${new URLSearchParams({ customer: id })}`;
  useShortcut('e', () => setDialog('edit'), {
    enabled: viewerCanEdit,
    says: formatMessage('customers.edit'),
  });
  useShortcut('n', () => void navigate(newBill), { says: formatMessage('customers.newBill') });
  const onNote = (): void => setDialog('note');
  return (
    <>
      <PageHeader
        title={formatMessage('customers.details')}
        back="/crm"
        actions={
          <CustomerActions
            mayEdit={viewerCanEdit}
            newBill={newBill}
            onEdit={() => setDialog('edit')}
            onNote={onNote}
            onStatus={() => void navigate(statusPath(id))}
          />
        }
      />
      <PageContent p="0" px="0" py="0" foot={<MoneyBar customer={data} newBill={newBill} />}>
        <Box
          display="grid"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            md: 'minmax(0, 1fr) minmax(0, 1fr)',
            lg: '{sizes.column.summary} minmax(0, 1fr) {sizes.column.summary}',
          }}
          gap={{ base: '6', lg: '8' }}
          alignItems="start"
          p={{ base: '4', md: '5' }}
        >
          <Box display="flex" flexDirection="column" gap="6" minW="0">
            <WhoPart customer={data} onNote={onNote} />
            <FamilyPart customer={data} />
          </Box>
          <Box order={{ base: '1', lg: '0' }} gridColumn={{ md: '1 / -1', lg: 'auto' }} minW="0">
            <TimelinePart customer={data} onOpen={setOpened} onReceipt={setReceipt} />
          </Box>
          <Box display="flex" flexDirection="column" gap="6" minW="0">
            <DuesPart customer={data} shop={shop} onOpen={setOpened} />
            {prescribes && <PrescriptionsPart customer={id} onOpen={setOpened} />}
            <NotesPart customer={data} onAdd={onNote} />
            <HistoryPart customer={data} />
            <OwnDataPart customer={data} />
            <MergePart customer={data} />
          </Box>
        </Box>
      </PageContent>
      <OpenedBill open={opened !== undefined} id={opened} onClose={() => setOpened(undefined)} />
      {receipt && <OpenReceipt {...receipt} onClose={() => setReceipt(undefined)} />}
      {dialog === 'edit' && <EditDialog customer={data} onClose={close} />}
      {dialog === 'note' && <NoteDialog customer={id} onClose={close} />}
      {withStatus && <StatusDialog customer={data} />}
    </>
  );
}
