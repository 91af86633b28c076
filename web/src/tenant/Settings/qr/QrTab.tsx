import { formatMessage } from '@galla/domain';
import { Part } from '../../../ui/Part.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { useQrSettings } from '../../shopSettings/qrSettings.ts';
import type { TabProps } from '../tabs.ts';
import { QrForm } from './QrForm.tsx';

/** The appearance of the shop's QR codes (spec 1 §2). */
export function QrTab({ tenantId, mayEdit }: TabProps) {
  return (
    <Part title={formatMessage('settings.loadFailed')} skeleton={<SkeletonRows rows={4} />}>
      {(attempt) => <Loaded tenantId={tenantId} mayEdit={mayEdit} attempt={attempt} />}
    </Part>
  );
}

function Loaded({ tenantId, mayEdit, attempt }: TabProps & { attempt: number }) {
  return <QrForm tenantId={tenantId} mayEdit={mayEdit} saved={useQrSettings(tenantId, attempt)} />;
}
