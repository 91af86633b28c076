import { getNamedType, isUnionType, type GraphQLOutputType } from 'graphql';
import type { Context } from '../context.ts';
import type { ResolverFn } from '../types.generated.ts';
import { armOf } from './arms.ts';
import { RefusalError } from './RefusalError.ts';
import { mapProblemFields } from './mapProblemFields.ts';

interface Options<Input, Own> {
  /** The input's field of a field of the REST body, for problems at fields. */
  inputField?: (bodyField: string, input: Input) => string;
  /** The answer to a refusal that only this mutation has; undefined for those that every union may have. */
  mapError?: (
    error: RefusalError,
    input: Input,
    context: Context,
  ) => Own | undefined | Promise<Own | undefined>;
}

/** The types that a mutation may answer. */
function typesOf(returnType: GraphQLOutputType): readonly string[] {
  const type = getNamedType(returnType);
  return isUnionType(type) ? type.getTypes().map(({ name }) => name) : [];
}

/**
 * Makes the resolver of a mutation: `run` answers its success, and a refusal becomes the type of the mutation's union
 * that tells it. What is no refusal, such as a missing session or a service that is not reachable, stays an error.
 */
export function withRefusals<Input, Success, Own = never>(
  run: (input: Input, context: Context) => Promise<Success>,
  { inputField, mapError }: Options<Input, Own> = {},
): ResolverFn<Success | Own, object, Context, { input?: Input }> {
  return async (_parent, args, context, { returnType }) => {
    // Absent only where the mutation has none, whose `run` reads none.
    const input = args.input as Input;
    try {
      if (!inputField) return await run(input, context);
      return await mapProblemFields(
        (bodyField) => inputField(bodyField, input),
        () => run(input, context),
      );
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      const refusal = (await mapError?.(error, input, context)) ?? armOf(error, typesOf(returnType), input);
      if (refusal === undefined) throw error;
      // One of the union's own types, which the schema guarantees and the compiler can't see.
      return refusal as Own;
    }
  };
}
