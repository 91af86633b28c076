import { randomUUID } from 'node:crypto';
import type { Stack } from './stack.ts';

/** Global ids of what a gym has; what is `spare` is to be deleted. */
export interface PlantedGym {
  branch: string;
  spareBranch: string;
}

const globalId = (type: string, id: string): string => Buffer.from(`${type}:${id}`).toString('base64url');

/** Gives the shop two branches. */
export async function plantGym({ api, shop }: Stack): Promise<PlantedGym> {
  const addBranch = async (name: string): Promise<string> => {
    const id = randomUUID();
    const { now } = api.clock;
    await shop.within(({ sql, tenantId }) =>
      sql
        .insertInto('branch')
        .values({
          tenantId,
          id,
          name,
          createdAt: now,
          updatedAt: now,
          address: 'Karve Road, Pune',
          phone: '020 2546 1187',
          email: 'desk@irontemple.in',
          manager: 'Rohan Kulkarni',
          openingHours: '5:30 – 22:30',
          facilities: ['Steam'],
          status: 'ACTIVE',
        })
        .execute(),
    );
    return globalId('Branch', id);
  };
  return { branch: await addBranch('Kothrud'), spareBranch: await addBranch('Aundh') };
}
