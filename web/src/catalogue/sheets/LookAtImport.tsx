import { formatMessage, type ItemKind } from '@galla/domain';
import { useState } from 'react';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import type { LookAtImport_import$key } from '../../__generated__/LookAtImport_import.graphql.ts';
import type { LookAtImportQuery } from '../../__generated__/LookAtImportQuery.graphql.ts';
import { MatchImport } from './MatchImport.tsx';
import { SeenImport } from './SeenImport.tsx';

interface Props {
  kind: ItemKind;
  id: string;
  /** Incremented to refetch the preview. */
  attempt: number;
  /** Why the import failed. */
  problem: string | undefined;
  onRun: (version: string, total: number) => void;
  onAgain: () => void;
}

/**
 * An uploaded sheet: first the matching of its columns, unless it uses our headings, then the preview of its
 * rows.
 */
export function LookAtImport({ kind, id, attempt, problem, onRun, onAgain }: Props) {
  const { viewer } = useLazyLoadQuery<LookAtImportQuery>(
    graphql`
      query LookAtImportQuery($id: ID!) {
        viewer {
          tenant {
            catalogueImport(id: $id) {
              ...LookAtImport_import
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only', fetchKey: attempt },
  );
  const found = viewer?.tenant?.catalogueImport;
  if (!found) throw new Error(formatMessage('sheets.lookFailed'));
  return <Looked kind={kind} looked={found} problem={problem} onRun={onRun} onAgain={onAgain} />;
}

interface LookedProps extends Omit<Props, 'id' | 'attempt'> {
  looked: LookAtImport_import$key;
}

function Looked({ looked, onAgain, ...props }: LookedProps) {
  const found = useFragment(
    graphql`
      fragment LookAtImport_import on CatalogueImport {
        needsMatching
        ...MatchImport_import
        ...SeenImport_import
      }
    `,
    looked,
  );
  const [matching, setMatching] = useState<'asked' | 'done'>();
  if (found.needsMatching || matching === 'asked')
    return <MatchImport matched={found} onMatched={() => setMatching('done')} onAgain={onAgain} />;
  return (
    <SeenImport
      {...props}
      seen={found}
      onAgain={onAgain}
      {...(matching === 'done' && { onMatch: () => setMatching('asked') })}
    />
  );
}
