import { formatMessage, type MessageKey } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Crown } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { RoleList_tenant$key } from '../../__generated__/RoleList_tenant.graphql.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { RoleRow } from './RoleRow.tsx';

interface Props {
  tenant: RoleList_tenant$key;
  /** Global id of the chosen role; '' for none. */
  role: string;
}

/** The roles on the left of a wide screen, in the order of the hierarchy, below the owner, who has all rights. */
export function RoleList({ tenant, role }: Props) {
  const { designations } = useFragment(
    graphql`
      fragment RoleList_tenant on Tenant @throwOnFieldError {
        designations {
          id
          name
          ...RoleRow_designation
        }
      }
    `,
    tenant,
  );
  const [search, setSearch] = useState('');
  const word = search.trim().toLowerCase();
  const found = designations.filter(({ name }) => name.toLowerCase().includes(word));
  return (
    <Box
      asChild
      w="column.roles"
      flexShrink="0"
      position="relative"
      overflowY="auto"
      p="4"
      borderEnd="1px solid"
      borderColor="border"
    >
      <nav aria-label={formatMessage('permissions.roles')}>
        <SearchField label={formatMessage('permissions.searchRole')} value={search} onChange={setSearch} />
        <Box asChild mt="3">
          <ul>
            {word === '' && <Owner />}
            {found.map((designation) => (
              <RoleRow key={designation.id} designation={designation} current={designation.id === role} />
            ))}
          </ul>
        </Box>
        <Box
          mt="3"
          pt="3"
          px="3"
          borderTop="1px solid"
          borderColor="border"
          textStyle="second"
          color="fg.muted"
        >
          {formatMessage(noteOf(designations.length, found.length))}
        </Box>
      </nav>
    </Box>
  );
}

function noteOf(all: number, found: number): MessageKey {
  if (all === 0) return 'permissions.noRoles';
  return found === 0 ? 'permissions.noRoleFound' : 'permissions.countExplained';
}

function Owner() {
  return (
    <Box asChild display="flex" alignItems="center" gap="2.5" minH="row" px="3" color="fg.muted">
      <li>
        <Crown size={18} strokeWidth={1.75} aria-hidden />
        <Box flex="1">{formatMessage('permissions.owner')}</Box>
        <Box textStyle="second">{formatMessage('permissions.all')}</Box>
      </li>
    </Box>
  );
}
