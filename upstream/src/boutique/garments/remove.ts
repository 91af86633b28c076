import { retirePictures } from '../../files/index.ts';
import type { Call } from '../../http/route.ts';
import { readAreas } from '../designs/read.ts';
import { garments } from './garments.ts';
import { readPoints } from './points.ts';

/**
 * Deletes a garment with all that hangs on it, where it is as the caller saw it. The pictures of its patterns stay:
 * orders show them.
 */
export async function removeGarment(
  call: Pick<Call, 'db' | 'caller' | 'now' | 'request'>,
  id: string,
  expected: string | undefined,
): Promise<void> {
  const { db, now } = call;
  const areas = await readAreas(db, { garmentIds: [id] });
  const points = await readPoints(db, [id]);
  await garments.remove(call, id, expected);
  const options = areas.flatMap((area) => area.options);
  await retirePictures(
    db,
    'pattern',
    [...options, ...points].map(({ image }) => image),
    now,
  );
}
