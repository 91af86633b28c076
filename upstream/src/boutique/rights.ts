import { FLAGS, type Right } from '@galla/domain';

const MENUS = ['default-item-list', 'patterns', 'pattern-settings', 'create-order', 'order-list'] as const;

/**
 * Whoever takes orders, follows them, or keeps what they are made of reads garments, designs, patterns, stages and
 * statuses; and who may write one of these is told what became of it.
 */
export const READ_FOR_ORDERS: readonly Right[] = MENUS.flatMap((menu) =>
  FLAGS.map((flag): Right => `${menu}:${flag}`),
);
