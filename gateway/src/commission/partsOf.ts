import type { Context } from '../context.ts';
import type { CommissionPartMapper } from './split.mappers.ts';

type Parts = CommissionPartMapper[];

/**
 * Commission shares of a line, or of the whole sale where the line is null; all shares of a sale are read at once.
 * Synchronous when already loaded.
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
