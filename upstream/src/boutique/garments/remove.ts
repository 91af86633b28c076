import { retirePictures } from '../../files/index.ts';
import type { Call } from '../../http/route.ts';
import { readAreas } from '../designs/read.ts';
import { garments } from './garments.ts';
import { readPoints } from './points.ts';

/**
 * Deletes a garment with everything that belongs to it, if it is unchanged since the caller saw it. Pictures of its
 * patterns stay, because orders show them.
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
