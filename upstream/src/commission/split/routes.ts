import { formatMessage } from '@galla/domain';
import { type Route, route } from '../../http/route.ts';
import { commissionParts, splitCommission } from './contract.ts';
import { readParts, splitSale } from './split.ts';

/** Commission parts: who shares what a sale earns (ADR 73). */
export const splitRoutes: Route[] = [
  route(commissionParts, async ({ db, caller, body }) => ({
    success: true,
    data: await readParts(db, caller, body.ids.split(',')),
  })),

  route(splitCommission, async ({ body, request, ...call }) => {
    const { db, caller } = call;
    const { sale_id: saleId, line_id: line, parts, expected_parts: seen } = body;
    const lineId = line ?? undefined;
    await splitSale(call, { saleId, lineId, parts, seen });
    request.log.info(
      { staff: caller.staffId, sale: saleId, line: lineId, parts: parts.length },
      'a commission was shared',
    );
    const ended = lineId === undefined ? 'split.ended' : 'split.lineEnded';
    const message = formatMessage(parts.length === 0 ? ended : 'split.saved');
    return { success: true, message, data: await readParts(db, caller, [saleId]) };
  }),
];
