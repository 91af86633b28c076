import { goods } from '@galla/upstream/contract';
import { productOf } from '../../../catalogue/index.ts';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { receiptOf } from '../../goods.ts';

export const undoGoodsReceipt: NonNullable<MutationResolvers['undoGoodsReceipt']> = withRefusals(
  async ({ key, goodsReceipt }, { call, loaders }) => {
    const body = { goods_receipt_id: dbIdOf('GoodsReceipt', goodsReceipt) };
    const answer = await call(goods.undoGoodsReceipt, { key, body });
    const product = productOf(answer.data);
    loaders.items.prime([product]);
    loaders.variants.forget(product.dbId);
    return { __typename: 'UndoGoodsReceiptSuccess', receipt: receiptOf(answer.receipt), product };
  },
  { inputField: fieldMapper({ goods_receipt_id: 'goodsReceipt' }) },
);
