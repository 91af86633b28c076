import { graphql, useFragment } from 'react-relay';
import { useState } from 'react';
import type { MatchImport_import$key } from '../../__generated__/MatchImport_import.graphql.ts';
import { useSaveKey } from '../../app/graph/useSaveKey.ts';
import type { ChosenColumn } from '../../ui/sheet/match/choices.ts';
import { MatchColumns } from '../../ui/sheet/match/MatchColumns.tsx';
import { useMatchImport } from './useMatchImport.ts';

interface Props {
  matched: MatchImport_import$key;
  onMatched: () => void;
  onAgain: () => void;
}

/** The matching of columns for a sheet with its own headings; the rows are shown once it is complete. */
export function MatchImport({ matched, onMatched, onAgain }: Props) {
  const { id, fileName, columns, fields } = useFragment(
    graphql`
      fragment MatchImport_import on CatalogueImport {
        id
        fileName
        columns {
          column
          heading
          sample
          field
        }
        fields {
          name
          label
          required
        }
      }
    `,
    matched,
  );
  const { write, busy } = useMatchImport();
  const { key, renewAfter } = useSaveKey();
  const [problem, setProblem] = useState<string>();
  const match = async (chosen: ChosenColumn[]): Promise<void> => {
    setProblem(undefined);
    const outcome = await write({ key, import: id, columns: chosen });
    renewAfter(outcome);
    if (outcome.kind !== 'saved') return setProblem(outcome.message);
    onMatched();
  };
  return (
    <MatchColumns
      sheet={fileName}
      columns={columns.map(({ column, heading, sample, field }) => ({
        column,
        heading,
        sample,
        field: field ?? null,
      }))}
      fields={fields.map(({ name, label, required }) => ({ name, label, required }))}
      problem={problem}
      busy={busy}
      onMatched={(chosen) => void match(chosen)}
      onAgain={onAgain}
    />
  );
}
