import { armOf, type Arm, type ArmName } from './arms.ts';
import { RefusalError } from './RefusalError.ts';

/**
 * Runs what a mutation does and answers its success, or the refusal as an arm of the mutation's union. `names` are
 * the refusals that the union has; `own` makes arms that only this mutation knows. What is no refusal, such as a
 * missing session or a service that is not reachable, stays an error.
 */
export async function refusable<Success, Name extends ArmName, Own = never>(
  names: readonly Name[],
  run: () => Promise<Success>,
  own?: (error: RefusalError) => Own | undefined | Promise<Own | undefined>,
): Promise<Success | Own | Arm<Name> | Arm<'Refused'>> {
  try {
    return await run();
  } catch (error) {
    const arm = error instanceof RefusalError ? ((await own?.(error)) ?? armOf(error, names)) : undefined;
    if (arm === undefined) throw error;
    return arm;
  }
}
