import { formatMessage, formatCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { PeopleQuery } from '../../../__generated__/PeopleQuery.graphql.ts';
import { fetchOptions } from '../../../app/graph/fetchOptions.ts';
import { Part } from '../../../ui/Part.tsx';
import { Person } from '../../../ui/Person.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';

interface Props {
  /** Global id of the designation. */
  designation: string;
  count: number;
}

/** The people with the designation, active or not. */
export function People({ designation, count }: Props) {
  const title = formatMessage('hierarchy.people');
  return (
    <Box asChild layerStyle="section" mt="6">
      <section aria-label={title}>
        <Box textStyle="section">{title}</Box>
        <Box color="fg.muted">
          {count === 0 ? formatMessage('hierarchy.nobody') : formatCount('hierarchy.peopleIn', count)}
        </Box>
        {count > 0 && (
          <Part
            title={formatMessage('hierarchy.peopleFailed')}
            skeleton={<SkeletonRows rows={Math.min(count, 5)} />}
          >
            {(attempt) => <Names designation={designation} attempt={attempt} />}
          </Part>
        )}
      </section>
    </Box>
  );
}

function Names({ designation, attempt }: { designation: string; attempt: number }) {
  const { node } = useLazyLoadQuery<PeopleQuery>(
    graphql`
      query PeopleQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Designation {
            people {
              id
              fullName
              active
            }
          }
        }
      }
    `,
    { id: designation },
    fetchOptions(attempt),
  );
  return (
    <ul>
      {node?.people?.map(({ id, fullName, active }) => (
        <Box key={id} asChild py="2" borderBottom="1px solid" borderColor="border">
          <li>
            <Person name={fullName} {...(!active && { second: formatMessage('hierarchy.inactive') })} />
          </li>
        </Box>
      ))}
    </ul>
  );
}
