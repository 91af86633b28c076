import { GraphQLError } from 'graphql';

/** Counts an operation's calls to upstream, and aborts an operation with too many. */
export interface Budget {
  readonly made: number;
  /** Counts one call; throws above the limit. */
  spend(): void;
}

/** Twice what the largest screen needs: more than this is a bug of ours or a hostile document. */
const MAX_CALLS = 20;

export function makeBudget(limit = MAX_CALLS): Budget {
  let made = 0;
  return {
    get made() {
      return made;
    },
    spend() {
      if (made >= limit) {
        throw new GraphQLError('This operation asks for too much at once.', {
          extensions: { code: 'TOO_COMPLEX' },
        });
      }
      made += 1;
    },
  };
}
