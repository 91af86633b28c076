import { Lexer, parse, Source, TokenKind, type DocumentNode } from 'graphql';
import { refusing } from './DocumentRefused.ts';
import { DOCUMENT_LIMITS } from './limits.ts';
import { tooMuch } from './tooMuch.ts';

/** Reads a document of the caller's own. Throws DocumentRefused where it is none, or too long. */
export function readDocument(text: string, limit = DOCUMENT_LIMITS.tokens): DocumentNode {
  return refusing(() => {
    const source = new Source(text);
    const requested = tokensOf(source);
    if (requested > limit) throw tooMuch({ of: 'tokens', requested, limit });
    return parse(source);
  });
}

/** Counted to the end, which the body's limit keeps near: who cuts his document wants to know by how much. */
function tokensOf(source: Source): number {
  const lexer = new Lexer(source);
  let count = 0;
  while (lexer.advance().kind !== TokenKind.EOF) count += 1;
  return count;
}
