import { getDirective } from '@graphql-tools/utils';
import type { GraphQLFieldConfig, GraphQLSchema } from 'graphql';
import type { NeededRight } from '../types.generated.ts';
import { rightOf, type NeededRights } from './rights.ts';

interface Directive {
  any?: readonly NeededRight[];
  all?: readonly NeededRight[];
}

/** The rights required by a field's `@right`; undefined when it has none. */
export function neededRights(
  schema: GraphQLSchema,
  field: Pick<GraphQLFieldConfig<unknown, unknown>, 'astNode' | 'extensions'>,
): NeededRights | undefined {
  const [directive]: Directive[] = getDirective(schema, field, 'right') ?? [];
  const written = (rights: Directive['any'] = []) => rights.map(({ menu, flag }) => rightOf(menu, flag));
  return directive && { any: written(directive.any), all: written(directive.all) };
}
