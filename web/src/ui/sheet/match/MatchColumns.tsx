import { formatMessage, type MatchField } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { useRef, useState } from 'react';
import { ColumnChoice } from './ColumnChoice.tsx';
import { MatchNotes } from './MatchNotes.tsx';
import { problemsOf, type ChosenColumn, type MatchColumn } from './choices.ts';

interface Props {
  /** The file's name. */
  sheet: string;
  columns: readonly MatchColumn[];
  /** The fields that a column can be matched to. */
  fields: readonly MatchField[];
  /** The server's problem with the last choice as a whole. */
  problem: string | undefined;
  busy: boolean;
  onMatched: (chosen: ChosenColumn[]) => void;
  /** Chooses another file. */
  onAgain: () => void;
}

/** Matches the columns of a foreign sheet to fields; nothing is imported before the user confirms. */
export function MatchColumns({ sheet, columns, fields, problem, busy, onMatched, onAgain }: Props) {
  const [chosen, setChosen] = useState<ChosenColumn[]>(() =>
    columns.map(({ column, field }) => ({ column, field })),
  );
  const body = useRef<HTMLDivElement>(null);
  const problems = problemsOf(chosen, fields);
  const isWrong = problems.sheet.length > 0 || Object.keys(problems.columns).length > 0;
  const choose = (letter: string, field: string | null): void =>
    setChosen((now) => now.map((one) => (one.column === letter ? { ...one, field } : one)));
  const confirm = (): void => {
    if (!isWrong) return onMatched(chosen);
    const selects = body.current?.querySelectorAll('select') ?? [];
    const first = chosen.findIndex(({ column }) => Object.hasOwn(problems.columns, column));
    // A missing field can be in any column: focuses the first one left out.
    const open = chosen.findIndex(({ field }) => field === null);
    selects[Math.max(0, first === -1 ? open : first)]?.focus();
  };
  return (
    <>
      <Dialog.Body ref={body}>
        <MatchNotes
          sheet={sheet}
          isNoneKnown={columns.every(({ field }) => field === null)}
          missing={problems.sheet}
          problem={problem}
        />
        <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="6" rowGap="4">
          {columns.map((column, at) => (
            <ColumnChoice
              key={column.column}
              column={column}
              fields={fields}
              field={chosen[at]?.field ?? null}
              problem={problems.columns[column.column]}
              onField={(field) => choose(column.column, field)}
            />
          ))}
        </SimpleGrid>
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap">
        <Button variant="outline" flexGrow={{ base: '1', sm: '0' }} me={{ sm: 'auto' }} onClick={onAgain}>
          {formatMessage('sheets.chooseOther')}
        </Button>
        <Button loading={busy} flexGrow={{ base: '1', sm: '0' }} onClick={confirm}>
          {formatMessage('sheets.matchContinue')}
        </Button>
      </Dialog.Footer>
    </>
  );
}
