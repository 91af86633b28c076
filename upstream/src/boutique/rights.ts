import { FLAGS, type Right } from '@galla/domain';

const MENUS = ['default-item-list', 'patterns', 'pattern-settings', 'create-order', 'order-list'] as const;

/**
 * Everyone who takes, follows or configures orders may read garments, designs, patterns, stages and statuses; the right
 * to write one of these includes reading it.
 */
export const READ_FOR_ORDERS: readonly Right[] = MENUS.flatMap((menu) =>
  FLAGS.map((flag): Right => `${menu}:${flag}`),
);
