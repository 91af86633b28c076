import { refuse, formatMessage } from '@galla/domain';
import { GraphQLError } from 'graphql';
import { RefusalError } from '../../refusals/RefusalError.ts';

/** A request that is not a GraphQL request. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });
}

/** A client's own document without a token. */
export function signInFirst(): RefusalError {
  return new RefusalError({ ...refuse('UNAUTHENTICATED'), message: formatMessage('session.signInOrKey') });
}

/** A client's own document where the installation accepts none. */
export function closed(): GraphQLError {
  return new GraphQLError('This installation runs registered operations only (FREE_DOCUMENTS=0).', {
    extensions: { code: 'OPERATION_NOT_REGISTERED' },
  });
}

/** An id that is not in the manifest, most likely from a client loaded before the last deployment. */
export function unknownOperation(): GraphQLError {
  return new GraphQLError('This operation is not known here. Reload the page to get the current version.', {
    extensions: { code: 'UNKNOWN_OPERATION' },
  });
}
