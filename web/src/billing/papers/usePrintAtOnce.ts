import { useEffect, useEffectEvent } from 'react';
import { takeMade } from './made.ts';
import type { DocumentPapers } from './useDocumentPapers.ts';

/** Prints a new document once if the shop wants that: not after a reload or when it is opened again. */
export function usePrintAtOnce(id: string, { atOnce, print }: DocumentPapers): void {
  const printMade = useEffectEvent((made: string) => {
    if (takeMade(made) && atOnce) print();
  });
  useEffect(() => printMade(id), [id]);
}
