import { labelPath } from '@galla/domain';
import type { Context } from '../context.ts';

/** The path in a label's QR code; synchronous per row, because the viewer is known by then. */
export function labelPathOf(
  { knownViewer, viewer }: Context,
  product: string,
  variant?: string,
): string | Promise<string> {
  const path = (tenant: string): string => labelPath({ tenant, product, variant });
  const known = knownViewer();
  return known ? path(known.profile.tenant_schema) : viewer().then((me) => path(me.profile.tenant_schema));
}
