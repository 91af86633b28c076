import { Kind, specifiedRules, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { costOf } from './cost.ts';
import { DocumentRefused, MOST_FAULTS, refusing } from './DocumentRefused.ts';
import { fragmentsOf, type Fragments } from './fragments.ts';
import { DOCUMENT_LIMITS, type DocumentLimits } from './limits.ts';
import { shapeFaults } from './shape.ts';
import { tooMuch } from './tooMuch.ts';

type Variables = Readonly<Record<string, unknown>>;

/**
 * Refuses a client's own document that is too deep, too costly or does not fit the schema: with all faults of the
 * first kind of check that finds any, at most 10. Cheap checks come first because they bound the cost of later
 * ones; none needs upstream. Throws DocumentRefused.
 */
export function checkDocument(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Variables,
  limits: DocumentLimits = DOCUMENT_LIMITS,
): void {
  const fragments = refusing(() => fragmentsOf(document));
  const checks = [
    () => shapeFaults(document, fragments, limits),
    () => validate(schema, document, specifiedRules, { maxErrors: MOST_FAULTS }),
    () => costFaults(schema, document, { fragments, variables, limit: limits.cost }),
  ];
  for (const check of checks) {
    const faults = check();
    if (faults.length > 0) throw new DocumentRefused(faults);
  }
}

function costFaults(
  schema: GraphQLSchema,
  { definitions }: DocumentNode,
  { fragments, variables, limit }: { fragments: Fragments; variables: Variables; limit: number },
) {
  return definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const { objects, dearest } = costOf(definition, { schema, fragments, variables });
    if (objects <= limit) return [];
    const hint = ` Most of them at ${dearest.path.join('.')}: ${dearest.objects}.`;
    return [tooMuch({ of: 'objects', requested: objects, limit }, dearest.field ?? definition, hint)];
  });
}
