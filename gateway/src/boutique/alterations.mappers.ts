import type { boutique } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import type { Alteration, PieceAlteration } from '../types.generated.ts';

export type AlterationMapper = Omit<Alteration, 'order'> & { orderId: string };
export type PieceAlterationMapper = Omit<PieceAlteration, 'order'> & { orderId: string };

type Item = Answer<typeof boutique.itemsOfOrders>['data'][number];

export const alterationOf = ({ alters }: Pick<Item, 'alters'>): AlterationMapper | null =>
  alters && {
    __typename: 'Alteration',
    orderId: alters.order_id,
    orderNumber: alters.order_no,
    pieceNumber: alters.piece_number,
    cause: alters.cause,
    sewnBy: alters.sewn_by.map(({ stage, full_name: employeeName }) => ({ stage, employeeName })),
  };

export const pieceAlterationOf = (
  row: Item['pieces'][number]['altered_by'][number],
): PieceAlterationMapper => ({
  __typename: 'PieceAlteration',
  orderId: row.order_id,
  orderNumber: row.order_no,
  cause: row.cause,
  date: row.created_at,
});
