import { map } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import type { MutationResolvers } from '../../../types.generated.ts';

const NAMES: Readonly<Record<string, string>> = { id: 'key', created_at: 'at' };

/** `points.3.created_at` of the REST body is `points.3.at` of the input. */
const inputField = (field: string): string =>
  field.replace(/[^.]+$/, (last) => (Object.hasOwn(NAMES, last) ? (NAMES[last] ?? last) : last));

export const recordLocations: NonNullable<MutationResolvers['recordLocations']> = withRefusals(
  async ({ key, points }, { call }) => {
    const sent = points.map(({ key: id, at, ...place }) => ({ id, created_at: at, ...place }));
    const { saved, left_out: leftOut } = await call(map.saveLocations, { key, body: { points: sent } });
    return { __typename: 'RecordLocationsSuccess' as const, saved, leftOut };
  },
  { inputField },
);
