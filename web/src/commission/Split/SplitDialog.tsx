import { type CommissionPart, formatMessage } from '@galla/domain';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { SplitDialogQuery } from '../../__generated__/SplitDialogQuery.graphql.ts';
import { fetchOptions } from '../../app/graph/fetchOptions.ts';
import { toast } from '../../app/toast/toast.ts';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { FormSkeleton } from '../../ui/form/FormSkeleton.tsx';
import { Part } from '../../ui/Part.tsx';
import { SplitForm } from './SplitForm.tsx';
import { useSplitCommission } from './useSplitCommission.ts';

export interface SplitSale {
  /** Global id of the document or the order in pieces. */
  sale: string;
  /** What people call it by. */
  number: string;
  /** Global id of who sells it; '' where nobody does. */
  seller: string;
  /** Who shares it; those whom one may not see are left out. */
  stored: readonly CommissionPart[];
}

interface Props extends SplitSale {
  open: boolean;
  onClose: () => void;
}

/** Shares what a document or an order in pieces earns. */
export default function SplitDialog({ open, onClose, ...sale }: Props) {
  return (
    <FormDialog open={open} title={formatMessage('split.dialog', { number: sale.number })} onClose={onClose}>
      <Part title={formatMessage('split.peopleFailed')} skeleton={<FormSkeleton fields={3} />}>
        {(attempt) => <Loaded {...sale} attempt={attempt} onClose={onClose} />}
      </Part>
    </FormDialog>
  );
}

function Loaded({
  sale,
  seller,
  stored,
  attempt,
  onClose,
}: SplitSale & { attempt: number; onClose: () => void }) {
  const { viewer } = useLazyLoadQuery<SplitDialogQuery>(
    graphql`
      query SplitDialogQuery @throwOnFieldError {
        viewer {
          tenant {
            employees(filter: { active: true }) {
              id
              fullName
            }
          }
        }
      }
    `,
    {},
    fetchOptions(attempt),
  );
  const { write, busy, checking } = useSplitCommission();
  return (
    <SplitForm
      people={(viewer?.tenant?.employees ?? []).map(({ id, fullName }) => ({ id, fullName }))}
      seller={seller}
      stored={stored}
      busy={busy}
      checking={checking}
      save={(parts, key) => write({ key, sale, parts, expectedParts: [...stored] })}
      onSaved={(parts) => toast.success(formatMessage(parts.length === 0 ? 'split.ended' : 'split.saved'))}
      onClose={onClose}
    />
  );
}
