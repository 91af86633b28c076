import { formatMessage } from '@galla/domain';
import { Dialog } from '@chakra-ui/react/dialog';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { OpenReceiptQuery } from '../../__generated__/OpenReceiptQuery.graphql.ts';
import { fetchOptions } from '../../app/graph/fetchOptions.ts';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Part } from '../../ui/Part.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { ReceiptFigures } from './ReceiptFigures.tsx';
import { ReceiptPapers } from './ReceiptPapers.tsx';

interface Props {
  /** Global id of the receipt. */
  id: string;
  number: string;
  onClose: () => void;
}

function Loaded({ id, attempt }: { id: string; attempt: number }) {
  const { viewer, node } = useLazyLoadQuery<OpenReceiptQuery>(
    graphql`
      query OpenReceiptQuery($id: ID!) {
        viewer {
          tenant {
            ...ReceiptPapers_tenant
          }
        }
        node(id: $id) {
          ... on AccountReceipt @alias(as: "receipt") {
            ...ReceiptFigures_receipt
            ...ReceiptPapers_receipt
          }
        }
      }
    `,
    { id },
    fetchOptions(attempt),
  );
  const receipt = node?.receipt;
  return (
    <>
      <Dialog.Body>
        {receipt ? (
          <ReceiptFigures receipt={receipt} />
        ) : (
          <EmptyState title={formatMessage('onAccount.notFound')} />
        )}
      </Dialog.Body>
      {receipt && viewer?.tenant && (
        <Dialog.Footer>
          <ReceiptPapers receipt={receipt} shop={viewer.tenant} />
        </Dialog.Footer>
      )}
    </>
  );
}

/** A receipt on account: what it paid, what was kept as credit, and its papers. */
export const OpenReceipt = ({ id, number, onClose }: Props) => (
  <DialogFrame title={formatMessage('onAccount.of', { number })} closable onClose={onClose}>
    <Part
      title={formatMessage('onAccount.loadFailed')}
      skeleton={
        <Dialog.Body>
          <SkeletonRows rows={4} />
        </Dialog.Body>
      }
    >
      {(attempt) => <Loaded id={id} attempt={attempt} />}
    </Part>
  </DialogFrame>
);
