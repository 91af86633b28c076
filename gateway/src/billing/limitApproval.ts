import { problem } from '@galla/domain';
import { refuseOn } from '../refusals/refuseOn.ts';
import { isUuid } from '../relay/ids.ts';

/**
 * The owner's permission as upstream takes it; undefined for none. Malformed codes are refused like expired ones,
 * because the remedy is the same: ask again.
 */
export function limitApprovalOf(code: string | null | undefined): string | undefined {
  if (code == null) return undefined;
  if (!isUuid(code)) refuseOn(problem('limitApproval', 'INVALID_INPUT', 'limits.approvalGone'));
  return code;
}
