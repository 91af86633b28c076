/** Limits of documents that are not in the manifest of persisted operations. */
export interface DocumentLimits {
  /** Nesting of fields. */
  depth: number;
  /** Nesting of fields in an introspection, whose types are wrapped up to nine deep. */
  introspectionDepth: number;
  tokens: number;
  aliases: number;
  /** Directives anywhere in the document. */
  directives: number;
  /** Occurrences of one response name in a selection. */
  repetitions: number;
  operations: number;
  /** Objects the answer may contain, as estimated; see cost.ts. */
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
