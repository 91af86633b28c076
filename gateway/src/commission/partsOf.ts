import type { Context } from '../context.ts';
import type { CommissionPartMapper } from './split.mappers.ts';

type Parts = CommissionPartMapper[];

/**
 * Who shares a line of a sale, or the whole of it where the line is null; all of a sale are read at once. Without a promise
 * when the operation has them already.
 */
export function partsOf(
  { loaders }: Pick<Context, 'loaders'>,
  saleId: string,
  line: string | null,
): Parts | Promise<Parts> {
  const ofLine = (parts: Parts) => parts.filter(({ lineId }) => lineId === line);
  const parts = loaders.commissionParts.load(saleId);
  return parts instanceof Promise ? parts.then(ofLine) : ofLine(parts);
}
