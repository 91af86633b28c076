import { formatDay, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { CheckCheck, CircleCheck } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { RoleHead_designation$key } from '../../__generated__/RoleHead_designation.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';

interface Props {
  designation: RoleHead_designation$key;
  /** Number of ticked rights; `total` is the number of all rights. */
  count: number;
  total: number;
}

/** People are named up to this number. */
const NAMED = 3;

/** The role whose permissions are shown: its people, its number of rights, and whether they were confirmed. */
export function RoleHead({ designation, count, total }: Props) {
  const { name, people, permissions } = useFragment(
    graphql`
      fragment RoleHead_designation on Designation @throwOnFieldError {
        name
        people {
          fullName
        }
        permissions {
          hasRules
          confirmedAt
          confirmedBy
        }
      }
    `,
    designation,
  );
  const { dayOf } = useShopClock();
  const { hasRules, confirmedAt, confirmedBy } = permissions;
  const named = people.slice(0, NAMED).map(({ fullName }) => fullName);
  const more = people.length - named.length;
  const who = [...named, ...(more > 0 ? [formatMessage('permissions.more', { n: more })] : [])].join(', ');
  const rights = formatMessage('permissions.count', { n: count, total });
  return (
    <>
      <HStack justify="space-between" align="flex-end" wrap="wrap" gap="2" mb="3">
        <Box minW="0">
          <Box asChild textStyle="person">
            <h2>{name}</h2>
          </Box>
          <Box color="fg.muted">{who === '' ? rights : `${who} · ${rights}`}</Box>
        </Box>
        <HStack gap="1.5" color="paid.fg">
          {confirmedAt == null ? (
            <CircleCheck size={16} strokeWidth={2} aria-hidden />
          ) : (
            <CheckCheck size={16} strokeWidth={2} aria-hidden />
          )}
          {confirmedAt == null
            ? formatMessage('permissions.savedAtOnce')
            : formatMessage('permissions.confirmedBy', {
                name: confirmedBy ?? '',
                day: formatDay(dayOf(confirmedAt)),
              })}
        </HStack>
      </HStack>
      {!hasRules && (
        <Box bg="part.subtle" color="fg" p="3" mb="3" borderTop="3px solid" borderColor="part.fg">
          <Box textStyle="section">{formatMessage('permissions.notAvailable')}</Box>
          {formatMessage('permissions.noRules')}
        </Box>
      )}
    </>
  );
}
