import { commissionTone, formatMessage, type MessageKey } from '@galla/domain';
import { graphql, readInlineData } from 'relay-runtime';
import type { SaleStatus_sale$key } from '../../__generated__/SaleStatus_sale.graphql.ts';
import { Tag, type TagTone } from '../../ui/StatusTag.tsx';

const TONES = { good: 'paid', waiting: 'part', bad: 'due' } as const satisfies Record<string, TagTone>;

/** Labels for bills; an order uses the name of its status. */
const WORDS: Readonly<Record<string, MessageKey>> = {
  PAID: 'history.paid',
  PARTIAL: 'history.partial',
  UNPAID: 'history.unpaid',
  CANCELED: 'history.canceled',
};

/**
 * The status of a sale: Paid and Order Completed green, Partial and Pending orange, others red (spec 3 §4).
 */
export function SaleStatus({ sale }: { sale: SaleStatus_sale$key }) {
  const { status, statusName } = readInlineData(
    graphql`
      fragment SaleStatus_sale on CommissionRow @inline {
        status
        statusName
      }
    `,
    sale,
  );
  const word = WORDS[status];
  const tone = status === 'CANCELED' ? 'dueOutline' : TONES[commissionTone(status)];
  return <Tag tone={tone}>{statusName ?? (word ? formatMessage(word) : status)}</Tag>;
}
