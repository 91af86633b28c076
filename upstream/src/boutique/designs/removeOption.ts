import { placeOptions } from '@galla/domain';
import { retirePicture } from '../../files/index.ts';
import { Refused } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { lockAreas } from './read.ts';
import { saveOptions } from './writeOptions.ts';

/** Deletes an option if it is unchanged since the caller saw it, and closes the gap. Returns the id of its area. */
export async function removeOption(
  { db, now, caller, request }: Pick<Call, 'db' | 'caller' | 'now' | 'request'>,
  id: string,
  expected: string | undefined,
): Promise<string> {
  const found = await db.sql
    .selectFrom('designOption')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .select('areaId')
    .executeTakeFirst();
  const area = found && (await lockAreas(db, [found.areaId])).get(found.areaId);
  const option = area?.options.find((one) => one.id === id);
  if (!area || !option) throw new Refused('NOT_FOUND');
  if (expected !== undefined && new Date(expected).getTime() !== option.updatedAt.getTime())
    throw new Refused('CHANGED_MEANWHILE');
  await db.sql.deleteFrom('designOption').where('tenantId', '=', db.tenantId).where('id', '=', id).execute();
  await retirePicture(db, 'pattern', option.image, now);
  const left = area.options.filter((one) => one.id !== id);
  const before = new Map(left.map((one) => [one.id, one]));
  await saveOptions(db, placeOptions(area.kind, left), before, now);
  request.log.info({ staff: caller.staffId, area: area.id, option: id }, 'a design was deleted');
  return area.id;
}
