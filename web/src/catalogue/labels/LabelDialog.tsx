import { formatMessage } from '@galla/domain';
import { use, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import { Part } from '../../ui/Part.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { fetchRows } from './fetchRows.ts';
import type { LabelRow } from './labelRow.ts';
import { LabelWork } from './LabelWork.tsx';
import { SavedLook } from './SavedLook.tsx';

interface Props {
  /** Global id of the shop. */
  tenantId: string;
  /** Global ids of the initial products; more can be added. */
  products: readonly string[];
  onClose: () => void;
}

/** The QR panel: labels with QR codes of products, with a preview (spec 1 §2, spec 3 §9). */
export function LabelDialog({ tenantId, products, onClose }: Props) {
  const environment = useRelayEnvironment();
  // One promise per Retry, kept above the suspending component because React discards its state until it
  // resolves.
  const [asked] = useState(() => new Map<number, Promise<LabelRow[]>>());
  const rowsOf = (attempt: number): Promise<LabelRow[]> => {
    const known = asked.get(attempt);
    if (known) return known;
    const fresh = fetchRows(environment, products);
    asked.set(attempt, fresh);
    return fresh;
  };
  return (
    <DialogFrame size="full" title={formatMessage('labels.title')} closable onClose={onClose}>
      <Part title={formatMessage('labels.loadFailed')} skeleton={<SkeletonRows rows={6} />}>
        {(attempt) => <Fetched tenantId={tenantId} rows={rowsOf(attempt)} />}
      </Part>
    </DialogFrame>
  );
}

function Fetched({ tenantId, rows }: { tenantId: string; rows: Promise<LabelRow[]> }) {
  const first = use(rows);
  return <SavedLook tenantId={tenantId}>{(look) => <LabelWork first={first} look={look} />}</SavedLook>;
}
