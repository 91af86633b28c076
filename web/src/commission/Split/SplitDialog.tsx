import { type CommissionPart, formatMessage } from '@galla/domain';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { SplitDialogQuery } from '../../__generated__/SplitDialogQuery.graphql.ts';
import { fetchOptions } from '../../app/graph/fetchOptions.ts';
import { toast } from '../../app/toast/toast.ts';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { FormSkeleton } from '../../ui/form/FormSkeleton.tsx';
import { Part } from '../../ui/Part.tsx';
import { SplitForm, type StoredLine } from './SplitForm.tsx';
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
  /** Lines of a document, which may be shared by themselves. */
  lines?: readonly StoredLine[];
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
  lines = [],
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
      lines={lines}
      busy={busy}
      checking={checking}
      save={(parts, key, line) => {
        const seen = line === '' ? stored : lines.find(({ id }) => id === line)?.stored;
        return write({ key, sale, ...(line !== '' && { line }), parts, expectedParts: [...(seen ?? [])] });
      }}
      onSaved={(parts, line) => {
        const ended = line === '' ? 'split.ended' : 'split.lineEnded';
        toast.success(formatMessage(parts.length === 0 ? ended : 'split.saved'));
      }}
      onClose={onClose}
    />
  );
}
