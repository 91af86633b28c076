import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useFragment } from 'react-relay';
import type { RoleChoice_tenant$key } from '../../__generated__/RoleChoice_tenant.graphql.ts';
import { Labelled } from '../../ui/Labelled.tsx';
import { SelectField } from '../../ui/SelectField.tsx';

interface Props {
  tenant: RoleChoice_tenant$key;
  /** Global id of the chosen role; '' for none. */
  role: string;
  onRole: (role: string) => void;
}

/** Chooses a role where there is no room for the list. */
export function RoleChoice({ tenant, role, onRole }: Props) {
  const { designations } = useFragment(
    graphql`
      fragment RoleChoice_tenant on Tenant @throwOnFieldError {
        designations {
          id
          name
          level
          rightsCount
        }
      }
    `,
    tenant,
  );
  const options = designations.map(({ id, name, level, rightsCount }) => ({
    value: id,
    label: `${'\u2003'.repeat(level - 1)}${name} (${rightsCount})`,
  }));
  const known = options.some(({ value }) => value === role) ? role : '';
  return (
    <Box maxW="sheet" mb="5">
      <Labelled
        label={formatMessage('permissions.role')}
        hint={formatMessage(options.length === 0 ? 'permissions.noRoles' : 'permissions.countExplained')}
      >
        <SelectField
          options={options}
          value={known}
          onValue={onRole}
          {...(known === '' && { placeholder: formatMessage('permissions.chooseOne') })}
        />
      </Labelled>
    </Box>
  );
}
