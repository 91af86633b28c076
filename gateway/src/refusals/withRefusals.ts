import { getNamedType, isUnionType, type GraphQLOutputType } from 'graphql';
import type { Context } from '../context.ts';
import type { ResolverFn } from '../types.generated.ts';
import { armOf } from './arms.ts';
import { RefusalError } from './RefusalError.ts';
import { mapProblemFields } from './mapProblemFields.ts';

interface Options<Input, Own> {
  /** Maps a field of the REST body to the input's, for its problems. */
  inputField?: (bodyField: string, input: Input) => string;
  /** Answers a refusal specific to this mutation; undefined for those that every union may have. */
  mapError?: (
    error: RefusalError,
    input: Input,
    context: Context,
  ) => Own | undefined | Promise<Own | undefined>;
}

/** The result types of a mutation. */
function typesOf(returnType: GraphQLOutputType): readonly string[] {
  const type = getNamedType(returnType);
  return isUnionType(type) ? type.getTypes().map(({ name }) => name) : [];
}

/**
 * Creates the resolver of a mutation: `run` returns its success, and a refusal becomes the matching type of the
 * mutation's union. Everything else, such as a missing session or an unreachable service, stays an error.
 */
export function withRefusals<Input, Success, Own = never>(
  run: (input: Input, context: Context) => Promise<Success>,
  { inputField, mapError }: Options<Input, Own> = {},
): ResolverFn<Success | Own, object, Context, { input?: Input }> {
  return async (_parent, args, context, { returnType }) => {
    // Absent only for mutations without an input, whose `run` does not read it.
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
      // One of the union's own types, which the schema guarantees but the compiler cannot see.
      return refusal as Own;
    }
  };
}
