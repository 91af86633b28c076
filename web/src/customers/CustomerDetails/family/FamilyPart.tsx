import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Pencil, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { FamilyPart_customer$key } from '../../../__generated__/FamilyPart_customer.graphql.ts';
import { newKey } from '../../../app/key.ts';
import { ConfirmWrite } from '../../../record/ConfirmWrite.tsx';
import { Person } from '../../../ui/Person.tsx';
import { NotShown } from '../NotShown.tsx';
import { CustomerPart } from '../Part.tsx';
import { MemberDialog } from './MemberDialog.tsx';
import { readMember, type Member } from './memberValues.ts';
import { shareMember } from './shareMember.ts';
import { useDeleteMember } from './useWriteMember.ts';

/** Member details: the customer's family. Members can be edited by member id, shared, and removed. */
export function FamilyPart({ customer }: { customer: FamilyPart_customer$key }) {
  const { id, viewerCanEdit, family } = useFragment(
    graphql`
      fragment FamilyPart_customer on Customer {
        id
        viewerCanEdit
        family {
          ...memberValues_member
        }
      }
    `,
    customer,
  );
  const [edited, setEdited] = useState<Member | 'new'>();
  const [deleted, setDeleted] = useState<Member>();
  const { write } = useDeleteMember();
  if (family == null) {
    return (
      <CustomerPart title={formatMessage('customers.members')}>
        <NotShown />
      </CustomerPart>
    );
  }
  const members = family.map(readMember);
  return (
    <CustomerPart
      title={formatMessage('customers.members')}
      count={members.length}
      act={
        viewerCanEdit && (
          <Button variant="ghost" size="sm" onClick={() => setEdited('new')}>
            {formatMessage('customers.addMember')}
          </Button>
        )
      }
    >
      {members.length === 0 && <Box color="fg.muted">{formatMessage('customers.noMembers')}</Box>}
      <ul>
        {members.map((member) => (
          <Box asChild key={member.id} py="2" borderBottom="1px solid" borderColor="border">
            <li>
              <HStack justify="space-between" gap="1">
                <Person
                  name={member.name}
                  second={[member.relation, member.memberId, member.village].filter(Boolean).join(' · ')}
                />
                <HStack gap="0" flexShrink="0">
                  <Button
                    variant="plain"
                    size="sm"
                    aria-label={formatMessage('customers.shareMember', { name: member.name })}
                    onClick={() => void shareMember(member)}
                  >
                    <Share2 strokeWidth={1.75} aria-hidden />
                  </Button>
                  {viewerCanEdit && (
                    <>
                      <Button
                        variant="plain"
                        size="sm"
                        aria-label={formatMessage('customers.editMemberOf', { name: member.name })}
                        onClick={() => setEdited(member)}
                      >
                        <Pencil strokeWidth={1.75} aria-hidden />
                      </Button>
                      <Button
                        variant="plain"
                        size="sm"
                        aria-label={formatMessage('customers.deleteMemberQuestion', { name: member.name })}
                        onClick={() => setDeleted(member)}
                      >
                        <Trash2 strokeWidth={1.75} aria-hidden />
                      </Button>
                    </>
                  )}
                </HStack>
              </HStack>
            </li>
          </Box>
        ))}
      </ul>
      {edited && (
        <MemberDialog
          customer={id}
          {...(edited !== 'new' && { edited })}
          onClose={() => setEdited(undefined)}
        />
      )}
      <ConfirmWrite
        open={deleted !== undefined}
        title={formatMessage('customers.deleteMemberQuestion', { name: deleted?.name ?? '' })}
        confirm={formatMessage('customers.deleteMember')}
        write={() => write({ key: newKey(), familyMember: deleted?.id ?? '' })}
        done={formatMessage('customers.memberDeleted', { name: deleted?.name ?? '' })}
        dangerous
        onEnd={() => setDeleted(undefined)}
      >
        {`${formatMessage('customers.memberId')}: ${deleted?.memberId ?? ''}`}
      </ConfirmWrite>
    </CustomerPart>
  );
}
