import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import { execute, getOperationAST, OperationTypeNode, type DocumentNode, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Manifest } from './manifest.ts';
import { fitsOneOf } from './oneOf.ts';

type Run = CompiledQuery['query'];
type Gateway = ApolloServerOptionsWithGateway<never>['gateway'];
type Executor = NonNullable<Awaited<ReturnType<Gateway['load']>>['executor']>;

/** Without it, a field behind `@include` is lost when another fragment has it too. */
const OPTIONS = { useExperimentalPathBasedSkipInclude: true };

/**
 * Compiles the manifest's queries on first use: a client needs only some of them, and a compiled one takes 100 KB.
 * Undefined for mutations, which execute little, and for documents outside the manifest: code is generated only
 * from known texts, never from a caller's.
 */
function compilerOf(schema: GraphQLSchema, manifest: Manifest) {
  const known = new Set(manifest.values());
  const compiled = new Map<string, Run | undefined>();

  function compile(document: DocumentNode): Run | undefined {
    if (getOperationAST(document)?.operation !== OperationTypeNode.QUERY) return undefined;
    const made = compileQuery(schema, document, undefined, OPTIONS);
    return isCompiledQuery(made) ? made.query : undefined;
  }

  return (text: string | undefined, document: DocumentNode): Run | undefined => {
    if (text === undefined || !known.has(text)) return undefined;
    if (!compiled.has(text)) compiled.set(text, compile(document));
    return compiled.get(text);
  };
}

/** The executor for Apollo Server: compiled functions for the manifest's queries, graphql-js for everything else. */
export function compiledExecution(schema: GraphQLSchema, manifest: Manifest): Gateway {
  const compiledFor = compilerOf(schema, manifest);

  const executor: Executor = async ({ document, request, context, operationName }) => {
    const variableValues = request.variables ?? {};
    const run = fitsOneOf(schema, document, variableValues)
      ? compiledFor(request.query, document)
      : undefined;
    const result = await run?.(undefined, context, variableValues);
    // Without data nothing has run: the variables do not fit, and graphql-js explains why.
    if (result?.data !== undefined) return result;
    return execute({ schema, document, contextValue: context, variableValues, operationName });
  };

  return {
    load: async () => ({ executor }),
    onSchemaLoadOrUpdate(onSchema) {
      onSchema({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    stop: async () => undefined,
  };
}
