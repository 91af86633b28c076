import { formatMessage } from '@galla/domain';
import { toast } from '../../../app/toast/toast.ts';
import type { Member } from './memberValues.ts';

const text = ({ name, memberId, relation, district, taluk, village }: Member): string =>
  [
    name,
    `${formatMessage('customers.memberId')}: ${memberId}`,
    relation,
    [village, taluk, district].filter(Boolean).join(', '),
  ]
    .filter(Boolean)
    .join('\n');

/** Shares a member's details without the Aadhaar number; copies them if the device can't share. */
export async function shareMember(member: Member): Promise<void> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ text: text(member) });
      return;
    }
    await navigator.clipboard.writeText(text(member));
    toast.info(formatMessage('customers.memberCopied'));
  } catch (error) {
    // Cancelling is not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast.error(formatMessage('customers.memberNotShared'));
  }
}
