import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { WhatHappenedQuery } from '../../../__generated__/WhatHappenedQuery.graphql.ts';
import { fetchOptions } from '../../../app/graph/fetchOptions.ts';
import { Part } from '../../../ui/Part.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { TrailStep } from './TrailStep.tsx';

interface Props {
  /** Global id of the document. */
  id: string;
  /** Number of edits: a change reloads the trail. */
  revision: number;
}

/** Number of rows before All is pressed. */
const FIRST = 5;

/** The edits of a document with user and time, newest first; only the owner may read them. */
export function WhatHappened({ id, revision }: Props) {
  return (
    <Box asChild mt="5">
      <section aria-label={formatMessage('billing.whatHappened')}>
        <Box asChild textStyle="section" mb="2">
          <h3>{formatMessage('billing.whatHappened')}</h3>
        </Box>
        <Part
          key={revision}
          title={formatMessage('billing.changesFailed')}
          skeleton={<SkeletonRows rows={2} />}
        >
          {(attempt) => <Trail id={id} attempt={attempt} revision={revision} />}
        </Part>
      </section>
    </Box>
  );
}

function Trail({ id, attempt, revision }: Props & { attempt: number }) {
  const { node } = useLazyLoadQuery<WhatHappenedQuery>(
    graphql`
      query WhatHappenedQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Document @alias(as: "document") {
            changes {
              revision
              ...TrailStep_change
            }
          }
        }
      }
    `,
    { id },
    fetchOptions(attempt, revision),
  );
  const [all, setAll] = useState(false);
  const newest = (node?.document?.changes ?? []).toReversed();
  return (
    <>
      <ol>
        {(all ? newest : newest.slice(0, FIRST)).map((change) => (
          <TrailStep key={change.revision} change={change} />
        ))}
      </ol>
      {!all && newest.length > FIRST && (
        <Button variant="ghost" size="sm" px="0" onClick={() => setAll(true)}>
          {formatMessage('billing.allChanges', { n: newest.length })}
        </Button>
      )}
    </>
  );
}
