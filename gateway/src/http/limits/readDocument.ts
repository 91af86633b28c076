import { Lexer, parse, Source, TokenKind, type DocumentNode } from 'graphql';
import { refusing } from './DocumentRefused.ts';
import { DOCUMENT_LIMITS } from './limits.ts';
import { tooMuch } from './tooMuch.ts';

/** Parses a client's own document. Throws DocumentRefused when it is malformed or too long. */
export function readDocument(text: string, limit = DOCUMENT_LIMITS.tokens): DocumentNode {
  return refusing(() => {
    const source = new Source(text);
    const requested = tokensOf(source);
    if (requested > limit) throw tooMuch({ of: 'tokens', requested, limit });
    return parse(source);
  });
}

/** Counts all tokens, which the body limit bounds: an author who shortens the document wants to know by how much. */
function tokensOf(source: Source): number {
  const lexer = new Lexer(source);
  let count = 0;
  while (lexer.advance().kind !== TokenKind.EOF) count += 1;
  return count;
}
