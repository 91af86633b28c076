import { formatMessage } from '@galla/domain';
import { imagesOf, toVariant } from '../../catalogue/index.ts';
import { accepted } from '../../http/refused.ts';
import { type Route, route } from '../../http/route.ts';
import { readCells } from './cells.ts';
import { countLensStock } from './contract.ts';
import { countStock } from './count.ts';

/** The stock of lenses by power. */
export const matrixRoutes: Route[] = [
  route(countLensStock, async (call) => {
    const { variant_id: like, cells: sent, reason, note } = call.body;
    const { cells } = accepted(readCells(sent));
    const { productId, rows } = await countStock(call, like, cells, { reason, note });
    const images = imagesOf(call);
    return {
      success: true,
      message: formatMessage('optical.stockSaved'),
      product_id: productId,
      data: rows.map((row) => toVariant(row, images)),
    };
  }),
];
