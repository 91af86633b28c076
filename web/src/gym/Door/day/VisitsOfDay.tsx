import { formatMessage, type Day } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { VisitsOfDayQuery } from '../../../__generated__/VisitsOfDayQuery.graphql.ts';
import { fetchOptions } from '../../../app/graph/fetchOptions.ts';
import { Labelled } from '../../../ui/Labelled.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { HoursOfDay } from '../HoursOfDay.tsx';
import { EntriesOfDay } from './EntriesOfDay.tsx';
import { LastDays } from './LastDays.tsx';
import { PassesOfDay } from './PassesOfDay.tsx';

interface Props {
  day: Day;
  /** Global id; '' for all. */
  branch: string;
  attempt: number;
  onBranch: (branch: string) => void;
}

/** Entries, hours and day passes of a day, and links to the last days. */
export function VisitsOfDay({ day, branch, attempt, onBranch }: Props) {
  const { viewer } = useLazyLoadQuery<VisitsOfDayQuery>(
    graphql`
      query VisitsOfDayQuery($day: Date!, $branch: ID) @throwOnFieldError {
        viewer {
          tenant {
            branches {
              id
              name
            }
            doorDay(day: $day, branch: $branch) {
              visitsByHour
              ...EntriesOfDay_day
              ...PassesOfDay_day
              ...LastDays_day
            }
          }
        }
      }
    `,
    { day, branch: branch === '' ? null : branch },
    fetchOptions(attempt),
  );
  const found = viewer?.tenant;
  if (found == null) return null;
  const branches = found.branches ?? [];
  return (
    <>
      <EntriesOfDay day={found.doorDay} />
      <HoursOfDay visits={found.doorDay.visitsByHour} />
      <PassesOfDay day={found.doorDay} />
      <LastDays day={found.doorDay} shown={day} branch={branch} />
      {branches.length > 1 && (
        <Box mt="6">
          <Labelled label={formatMessage('door.branch')}>
            <SelectField
              placeholder={formatMessage('door.allBranches')}
              options={branches.map(({ id, name }) => ({ value: id, label: name }))}
              value={branch}
              onValue={onBranch}
            />
          </Labelled>
        </Box>
      )}
    </>
  );
}
