import { say } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { X } from 'lucide-react';
import { use, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { Part } from '../../ui/Part.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { fetchRows } from './fetchRows.ts';
import type { LabelRow } from './labelRow.ts';
import { LabelWork } from './LabelWork.tsx';
import { SavedLook } from './SavedLook.tsx';

interface Props {
  /** Global id of the shop. */
  tenantId: string;
  /** Global ids of the products that it opens with; more are added in it. */
  products: readonly string[];
  onClose: () => void;
}

/** The QR panel: labels with QR codes of products, as they print (spec 1 §2, spec 3 §9). */
export function LabelDialog({ tenantId, products, onClose }: Props) {
  const environment = useRelayEnvironment();
  // Held here, above what waits for it: what waits is forgotten by React until it is there. One for each Retry.
  const [asked] = useState(() => new Map<number, Promise<LabelRow[]>>());
  const rowsOf = (attempt: number): Promise<LabelRow[]> => {
    const known = asked.get(attempt);
    if (known) return known;
    const fresh = fetchRows(environment, products);
    asked.set(attempt, fresh);
    return fresh;
  };
  return (
    <Dialog.Root open size="full" onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{say('labels.title')}</Dialog.Title>
              <Dialog.CloseTrigger asChild>
                <Button variant="plain" size="sm" px="0" aria-label={say('shell.close')}>
                  <X strokeWidth={1.75} aria-hidden />
                </Button>
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <Part title={say('labels.loadFailed')} skeleton={<SkeletonRows rows={6} />}>
              {(attempt) => <Fetched tenantId={tenantId} rows={rowsOf(attempt)} />}
            </Part>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function Fetched({ tenantId, rows }: { tenantId: string; rows: Promise<LabelRow[]> }) {
  const first = use(rows);
  return <SavedLook tenantId={tenantId}>{(look) => <LabelWork first={first} look={look} />}</SavedLook>;
}
