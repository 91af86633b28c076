/** What a document may ask for that is not in the manifest of persisted operations. */
export interface DocumentLimits {
  /** Fields within fields. */
  depth: number;
  /** Fields within fields of an introspection, whose types are wrapped up to nine deep. */
  introspectionDepth: number;
  tokens: number;
  aliases: number;
  /** Directives, wherever they stand. */
  directives: number;
  /** Times that one answer name stands in one selection. */
  repetitions: number;
  operations: number;
  /** Objects that the answer may hold, as estimated; see cost.ts. */
  cost: number;
}

export const DOCUMENT_LIMITS: DocumentLimits = {
  depth: 12,
  introspectionDepth: 15,
  tokens: 2_000,
  aliases: 15,
  directives: 20,
  repetitions: 3,
  operations: 10,
  cost: 1_000,
};
