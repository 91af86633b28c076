import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { EmployeePinsQuery } from '../../__generated__/EmployeePinsQuery.graphql.ts';
import { fetchOptions } from '../../app/graph/fetchOptions.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Part } from '../../ui/Part.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { PersonPin } from './PersonPin.tsx';

/** The active employees, each with a button that creates a one-time PIN, and any login number to be confirmed. */
export function EmployeePins() {
  return (
    <Box asChild layerStyle="section">
      <section aria-label={formatMessage('session.peopleTitle')}>
        <Box textStyle="section">{formatMessage('session.peopleTitle')}</Box>
        <Box color="fg.muted" mb="2">
          {formatMessage('session.peopleExplained')}
        </Box>
        <Part skeleton={<SkeletonRows rows={3} />}>{(attempt) => <People attempt={attempt} />}</Part>
      </section>
    </Box>
  );
}

function People({ attempt }: { attempt: number }) {
  const { viewer } = useLazyLoadQuery<EmployeePinsQuery>(
    graphql`
      query EmployeePinsQuery @throwOnFieldError {
        viewer {
          profile {
            staffId
            isOwner
          }
          tenant {
            employees(filter: { active: true }) {
              id
              ...PersonPin_employee
            }
          }
        }
      }
    `,
    {},
    fetchOptions(attempt),
  );
  const people = viewer?.tenant?.employees.filter(({ id }) => id !== viewer.profile.staffId) ?? [];
  const mayMake = viewer?.profile.isOwner === true;
  if (people.length === 0)
    return (
      <EmptyState
        title={formatMessage('session.noPeople')}
        explained={formatMessage('session.noPeopleExplained')}
      />
    );
  return (
    <ul>
      {people.map((person) => (
        <PersonPin key={person.id} employee={person} mayMake={mayMake} />
      ))}
    </ul>
  );
}
