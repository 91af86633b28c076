import type { boutique } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import type { Cloth } from '../types.generated.ts';

type Item = Answer<typeof boutique.itemsOfOrders>['data'][number];

export const clothOf = ({ cloth }: Pick<Item, 'cloth'>): Cloth | null =>
  cloth && {
    description: cloth.description,
    metres: cloth.metres,
    photo: cloth.photo,
    receivedAt: cloth.received_at,
    left: cloth.left,
    returnedAt: cloth.returned_at,
  };
