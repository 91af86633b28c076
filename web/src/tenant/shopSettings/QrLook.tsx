import { QR_DEFAULTS, type QrSettings } from '@galla/domain';
import { Suspense, type ReactNode } from 'react';
import { Boundary } from '../../ui/Boundary.tsx';
import { useQrLook } from './qrLook.ts';

interface Props {
  /** Global id of the shop. */
  tenantId: string;
  children: (look: QrSettings) => ReactNode;
}

/**
 * Renders a QR code with the shop's appearance, or with the default one until that is loaded, because a customer is
 * waiting.
 */
export function QrLook({ tenantId, children }: Props) {
  const plain = children(QR_DEFAULTS);
  return (
    <Boundary renderFailed={() => plain}>
      <Suspense fallback={plain}>
        <Known tenantId={tenantId}>{children}</Known>
      </Suspense>
    </Boundary>
  );
}

function Known({ tenantId, children }: Props) {
  return children(useQrLook(tenantId) ?? QR_DEFAULTS);
}
