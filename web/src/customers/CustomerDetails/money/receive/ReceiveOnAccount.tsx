/* oxlint-disable relay/must-colocate-fragment-spreads -- the row below the dialog shows this data, too */
import { graphql, useLazyLoadQuery } from 'react-relay';
import { useState } from 'react';
import type { MadeReceipt_receipt$key } from '../../../../__generated__/MadeReceipt_receipt.graphql.ts';
import type { ReceiveOnAccountQuery } from '../../../../__generated__/ReceiveOnAccountQuery.graphql.ts';
import { fetchOptions } from '../../../../app/graph/fetchOptions.ts';
import { NotShown } from '../../NotShown.tsx';
import { MadeReceipt } from './MadeReceipt.tsx';
import { ReceiptForm } from './ReceiptForm.tsx';

interface Props {
  /** Global id of the customer. */
  id: string;
  /** Incremented by every Retry. */
  attempt: number;
  onClose: () => void;
}

/** The dues, the amount received, and then its receipt. */
export function ReceiveOnAccount({ id, attempt, onClose }: Props) {
  const [version, setVersion] = useState(0);
  const { viewer, node } = useLazyLoadQuery<ReceiveOnAccountQuery>(
    graphql`
      query ReceiveOnAccountQuery($id: ID!) {
        viewer {
          tenant {
            ...MadeReceipt_tenant
            documents(
              first: 100
              filter: { customer: $id, stillToPay: true }
              orderBy: { field: DATE, direction: ASC }
            ) {
              ...ReceiptForm_bills
            }
          }
        }
        node(id: $id) {
          ...ReceiptForm_customer @alias(as: "customer")
          ...OpeningRow_customer @alias(as: "row")
        }
      }
    `,
    { id },
    fetchOptions(attempt, version),
  );
  const [made, setMade] = useState<MadeReceipt_receipt$key>();
  const tenant = viewer?.tenant;
  if (tenant?.documents == null || node?.customer == null) return <NotShown />;
  if (made) return <MadeReceipt receipt={made} tenant={tenant} onClose={onClose} />;
  return (
    <ReceiptForm
      customer={node.customer}
      bills={tenant.documents}
      onMade={setMade}
      onChanged={() => setVersion(version + 1)}
      onClose={onClose}
    />
  );
}
