import { say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Pencil, Trash2, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PointsList_product$key } from '../../../__generated__/PointsList_product.graphql.ts';
import { newKey } from '../../../app/key.ts';
import { useLocalPages } from '../../../list/index.ts';
import { ConfirmWrite } from '../../../record/ConfirmWrite.tsx';
import { TableFoot } from '../../../ui/TableFoot.tsx';
import { PointsForm } from './PointsForm.tsx';
import { useDeletePoints } from './useWritePoints.ts';

/** Rows of a page (spec 3 §9). */
const PAGE_SIZE = 5;

/** Points that a product brings to everybody of a designation. */
export interface Assignment {
  readonly id: string;
  readonly designation: { readonly id: string; readonly name: string };
  readonly points: string;
}

/** The points assigned for a product, five on a page (spec 3 §9), and the form for the next. */
export function PointsList({ product }: { product: PointsList_product$key }) {
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
  const { id, viewerCanAssignPoints: mayAssign } = data;
  const { assignments = [], choices: free = [] } = data.assignedPoints ?? {};
  const [edited, setEdited] = useState<Assignment>();
  const [asked, setAsked] = useState<Assignment>();
  const { write, busy } = useDeletePoints();
  const choices = edited ? [edited.designation, ...free] : free;
  const { rows, pagination } = useLocalPages<Assignment>(assignments, PAGE_SIZE);
  return (
    <>
      {mayAssign && choices.length > 0 && (
        <PointsForm
          // Empty again after each.
          key={`${edited?.id ?? 'new'} ${assignments.length}`}
          product={id}
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
              {rows.map((row) => (
                <Row
                  key={row.id}
                  assignment={row}
                  mayAssign={mayAssign}
                  onEdit={setEdited}
                  onRemove={setAsked}
                />
              ))}
            </ul>
          </Box>
          <TableFoot {...pagination} />
        </>
      )}
      <ConfirmWrite
        open={asked !== undefined}
        title={say('optical.removePoints', { name: asked?.designation.name ?? '' })}
        confirm={say('optical.delete')}
        dangerous
        busy={busy}
        write={() => write({ key: newKey(), assignment: asked?.id ?? '' })}
        done={say('optical.pointsDeleted')}
        onEnd={() => {
          if (asked?.id === edited?.id) setEdited(undefined);
          setAsked(undefined);
        }}
      >
        {say('optical.removePointsExplained')}
      </ConfirmWrite>
    </>
  );
}

interface RowProps {
  assignment: Assignment;
  mayAssign: boolean;
  onEdit: (assignment: Assignment) => void;
  onRemove: (assignment: Assignment) => void;
}

/** A designation with its points. */
function Row({ assignment, mayAssign, onEdit, onRemove }: RowProps) {
  const { name } = assignment.designation;
  return (
    <Box asChild py="2" borderBottom="1px solid" borderColor="border">
      <li>
        <HStack gap="3">
          <Box flex="1" minW="0" textStyle="rowTitle" truncate>
            {name}
          </Box>
          <Box fontWeight="semibold">{say('optical.nPoints', { n: assignment.points })}</Box>
          {mayAssign && (
            <HStack gap="0">
              <Act
                icon={Pencil}
                says={say('optical.editPoints', { name })}
                onClick={() => onEdit(assignment)}
              />
              <Act
                icon={Trash2}
                says={say('optical.removePoints', { name })}
                onClick={() => onRemove(assignment)}
              />
            </HStack>
          )}
        </HStack>
      </li>
    </Box>
  );
}

const Act = ({ icon: Icon, says, onClick }: { icon: LucideIcon; says: string; onClick: () => void }) => (
  <Button variant="plain" px="2" minH={{ base: 'control.touch', lg: 'control.sm' }} onClick={onClick}>
    <Icon strokeWidth={1.75} aria-hidden />
    <Box srOnly>{says}</Box>
  </Button>
);
