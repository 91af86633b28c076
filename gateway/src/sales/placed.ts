import type { Context } from '../context.ts';
import { refused } from '../refusals/RefusalError.ts';
import { type DesignationMapper, isPlaced, type PlacedDesignation } from './hierarchy.mappers.ts';

/** A designation with its place in the hierarchy; upstream refuses callers who may not see that. */
export function placed(
  designation: DesignationMapper,
  context: Context,
): PlacedDesignation | Promise<PlacedDesignation> {
  return isPlaced(designation) ? designation : findPlaced(designation, context);
}

async function findPlaced({ dbId }: DesignationMapper, { viewer, loaders }: Context) {
  const { profile } = await viewer();
  const all = await loaders.hierarchy.load(profile.tenant_schema);
  const found = all.find((one) => one.dbId === dbId);
  if (!found) throw refused('NOT_FOUND');
  return found;
}

/** Creates the resolver of a field from the hierarchy; synchronous when the designation came with it. */
export const inHierarchy =
  <Field extends keyof PlacedDesignation>(field: Field) =>
  (
    designation: DesignationMapper,
    _args: unknown,
    context: Context,
  ): PlacedDesignation[Field] | Promise<PlacedDesignation[Field]> => {
    const found = placed(designation, context);
    return found instanceof Promise ? found.then((one) => one[field]) : found[field];
  };
