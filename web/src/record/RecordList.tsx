import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useState, type ReactNode } from 'react';
import type { WriteResult } from '../app/graph/refusal.ts';
import { PagedRows } from '../list/index.ts';
import { ConfirmWrite } from './ConfirmWrite.tsx';
import { RecordRow } from './RecordRow.tsx';

/** The name of a record and the labels of its actions. */
interface RowTexts {
  name: string;
  detail?: ReactNode;
  edit: string;
  /** The question before it is removed. */
  remove: string;
}

interface Props<Row> {
  /** What the records belong to. */
  of: string;
  label: string;
  rows: readonly Row[];
  /** Message if there are none. */
  empty: string;
  mayWrite: boolean;
  textsOf: (row: Row) => RowTexts;
  /** Why no record can be added; undefined if one can. */
  full?: string | undefined;
  /** Renders the form above the rows, for the edited record or a new one. */
  children: (edited: Row | undefined, onEnd: () => void) => ReactNode;
  removal: {
    /** Consequences of the removal. */
    explained: string;
    done: string;
    busy: boolean;
    write: (id: string, key: string) => Promise<WriteResult>;
  };
}

/** The records of a plain table in one dialog: the form, the rows, and the question before one is removed. */
export function RecordList<Row extends { readonly id: string }>(props: Props<Row>) {
  const { of, label, rows, empty, mayWrite, textsOf, full, children, removal } = props;
  const { explained, write, ...confirm } = removal;
  const [edited, setEdited] = useState<Row>();
  const [asked, setAsked] = useState<Row>();
  return (
    <>
      <Box textStyle="second" color="fg.muted" mb="4">
        {of}
      </Box>
      {mayWrite &&
        (edited === undefined && full !== undefined ? (
          <Box color="fg.muted" mb="4">
            {full}
          </Box>
        ) : (
          // Remounted, so that the form is empty after each save.
          <Box key={`${edited?.id ?? 'new'} ${rows.length}`}>
            {children(edited, () => setEdited(undefined))}
          </Box>
        ))}
      {rows.length === 0 ? (
        <Box color="fg.muted">{empty}</Box>
      ) : (
        <PagedRows label={label} rows={rows}>
          {(row) => {
            const { name, detail, edit, remove } = textsOf(row);
            return (
              <RecordRow
                key={row.id}
                name={name}
                detail={detail}
                acts={mayWrite ? { edit, remove } : undefined}
                onEdit={() => setEdited(row)}
                onRemove={() => setAsked(row)}
              />
            );
          }}
        </PagedRows>
      )}
      <ConfirmWrite
        {...confirm}
        open={asked !== undefined}
        title={asked ? textsOf(asked).remove : ''}
        confirm={formatMessage('shell.delete')}
        dangerous
        write={(key) => write(asked?.id ?? '', key)}
        onEnd={() => {
          if (asked?.id === edited?.id) setEdited(undefined);
          setAsked(undefined);
        }}
      >
        {explained}
      </ConfirmWrite>
    </>
  );
}
