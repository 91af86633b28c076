import { formatMessage } from '@galla/domain';
import { Part } from '../../../ui/Part.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { usePrintSettings } from '../../shopSettings/printSettings.ts';
import type { TabProps } from '../tabs.ts';
import { PrintForm } from './PrintForm.tsx';

/** The print settings of the shop (spec 1 §3, PDF, company and tax). */
export function PrintTab(props: TabProps) {
  return (
    <Part title={formatMessage('settings.loadFailed')} skeleton={<SkeletonRows rows={8} />}>
      {(attempt) => <Loaded {...props} attempt={attempt} />}
    </Part>
  );
}

function Loaded({ tenantId, mayEdit, attempt }: TabProps & { attempt: number }) {
  return <PrintForm mayEdit={mayEdit} {...usePrintSettings(tenantId, attempt)} />;
}
