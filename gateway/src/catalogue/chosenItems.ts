import { problem } from '@galla/domain';
import { refused, refusedInput } from '../refusals/RefusalError.ts';
import { parseId } from '../relay/ids.ts';

/** Maximum items changed at once. */
const MOST = 1000;

export interface ChosenItems {
  type: 'Product' | 'Service';
  /** The catalogue's name in the REST API. */
  catalog: 'product' | 'service';
  dbIds: string[];
}

/** The items of a bulk change without duplicates, all of one catalogue, whose right upstream checks. */
export function chosenItems(items: readonly string[]): ChosenItems {
  const named = [...new Set(items)].map((id) => parseId(id));
  const type = named[0]?.type;
  if (named.length > MOST) throw refusedInput([problem('items', 'INVALID_INPUT', 'faults.invalidInput')]);
  if (named.length === 0) throw refusedInput([problem('items', 'INVALID_INPUT', 'faults.invalidInput')]);
  if (type !== 'Product' && type !== 'Service') throw refused('NOT_FOUND');
  const dbIds = named.flatMap((one) => (one?.type === type ? [one.dbId] : []));
  if (dbIds.length !== named.length) throw refused('NOT_FOUND');
  return { type, catalog: type === 'Product' ? 'product' : 'service', dbIds };
}
