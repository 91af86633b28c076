import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../../context.ts';
import { compiledExecution } from './compiled.ts';
import { formatError, isUnexpected } from './errors.ts';
import type { Manifest } from './manifest.ts';

/** A request's context for the graph, and the log for its errors. */
export type GraphContext = Context & { log: FastifyBaseLogger };

/** Adds the request's id to every error, and logs unplanned ones. */
const tellErrors: ApolloServerPlugin<GraphContext> = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, contextValue }) {
        for (const error of errors)
          if (isUnexpected(error))
            contextValue.log.error({ err: error.originalError ?? error }, 'unexpected');
      },
      async willSendResponse({ response: { body }, contextValue: { requestId } }) {
        if (body.kind !== 'single' || !body.singleResult.errors) return;
        body.singleResult.errors = body.singleResult.errors.map((error) => ({
          ...error,
          extensions: { ...error.extensions, requestId },
        }));
      },
    };
  },
};

/**
 * Apollo Server for the graph. Everything NODE_ENV would switch is set here. What may be requested at all is
 * decided before (see freeQuery.ts), which is why introspection is enabled here.
 * @param compiled the operations whose queries are compiled; without it, graphql-js executes all
 */
export async function startGraphServer(
  schema: GraphQLSchema,
  compiled?: Manifest,
): Promise<ApolloServer<GraphContext>> {
  const server = new ApolloServer<GraphContext>({
    ...(compiled ? { gateway: compiledExecution(schema, compiled) } : { schema }),
    introspection: true,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    formatError,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      tellErrors,
    ],
  });
  await server.start();
  return server;
}
