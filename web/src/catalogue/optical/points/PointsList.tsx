import { say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PointsList_product$key } from '../../../__generated__/PointsList_product.graphql.ts';
import { useLocalPages } from '../../../list/index.ts';
import { TableFoot } from '../../../ui/TableFoot.tsx';
import type { Assignment } from './assignment.ts';
import { PointsForm } from './PointsForm.tsx';
import { PointsRow } from './PointsRow.tsx';
import { RemovePoints } from './RemovePoints.tsx';

/** Rows of a page (spec 3 §9). */
const PAGE_SIZE = 5;

interface Props {
  product: PointsList_product$key;
}

/** The points assigned for a product, five on a page (spec 3 §9), and the form for the next. */
export function PointsList({ product }: Props) {
  const data = useFragment(
    graphql`
      fragment PointsList_product on Product {
        id
        viewerCanAssignPoints
        assignedPoints {
          assignments {
            id
            designation {
              id
              name
            }
            points
          }
          choices {
            id
            name
          }
        }
      }
    `,
    product,
  );
  const [edited, setEdited] = useState<Assignment>();
  const [asked, setAsked] = useState<Assignment>();
  const assignments = (data.assignedPoints?.assignments ?? []).map(
    ({ id, designation, points }): Assignment => ({
      id,
      designation: { id: designation.id, name: designation.name },
      points,
    }),
  );
  const free = (data.assignedPoints?.choices ?? []).map(({ id, name }) => ({ id, name }));
  const choices = edited ? [edited.designation, ...free] : free;
  const { rows, pagination } = useLocalPages(assignments, PAGE_SIZE);
  const mayAssign = data.viewerCanAssignPoints;
  return (
    <>
      {mayAssign && choices.length > 0 && (
        <PointsForm
          // Empty again after each.
          key={`${edited?.id ?? 'new'} ${assignments.length}`}
          product={data.id}
          edited={edited}
          choices={choices}
          onEnd={() => setEdited(undefined)}
        />
      )}
      {mayAssign && choices.length === 0 && (
        <Box color="fg.muted" mb="4">
          {say(assignments.length === 0 ? 'optical.noDesignations' : 'optical.allAssigned')}
        </Box>
      )}
      {assignments.length === 0 ? (
        <Box color="fg.muted">{say('optical.noPoints')}</Box>
      ) : (
        <>
          <Box asChild borderTop="2px solid" borderColor="fg">
            <ul aria-label={say('optical.assignedPoints')}>
              {rows.map((assignment) => (
                <PointsRow
                  key={assignment.id}
                  assignment={assignment}
                  mayAssign={mayAssign}
                  onEdit={() => setEdited(assignment)}
                  onRemove={() => setAsked(assignment)}
                />
              ))}
            </ul>
          </Box>
          <TableFoot {...pagination} />
        </>
      )}
      <RemovePoints
        assignment={asked}
        onEnd={() => {
          if (asked?.id === edited?.id) setEdited(undefined);
          setAsked(undefined);
        }}
      />
    </>
  );
}
