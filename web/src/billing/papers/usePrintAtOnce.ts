import { useEffect, useEffectEvent } from 'react';
import { takeMade } from './made.ts';
import type { DocumentPapers } from './useDocumentPapers.ts';

/** Prints a document once, when it was just made and the shop wants that: not when it is reloaded or opened again. */
export function usePrintAtOnce(id: string, { atOnce, print }: DocumentPapers): void {
  const printMade = useEffectEvent((made: string) => {
    if (takeMade(made) && atOnce) print();
  });
  useEffect(() => printMade(id), [id]);
}
