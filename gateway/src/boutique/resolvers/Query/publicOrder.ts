import { boutique } from '@galla/upstream/contract';
import { RefusalError } from '../../../refusals/RefusalError.ts';
import type { QueryResolvers } from '../../../types.generated.ts';
import { publicOrderOf } from '../../orders.mappers.ts';

/** Longer texts cannot be part of a link, and are answered like any other wrong one. */
const within = (text: string, most: number): string => (text.length > most ? '-' : text || '-');

export const publicOrder: NonNullable<QueryResolvers['publicOrder']> = async (
  _parent,
  { id, tenant, key },
  { call },
) => {
  try {
    const params = { id: within(id, 64), ts: within(tenant, 200) };
    return publicOrderOf(
      await call(boutique.customerOrderDetail, { params, query: { k: within(key ?? '', 200) } }),
    );
  } catch (error) {
    if (error instanceof RefusalError && error.refusal.code === 'LINK_ENDED') return null;
    throw error;
  }
};
