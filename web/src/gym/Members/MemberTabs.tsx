import { formatMessage, type MemberList } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useFragment } from 'react-relay';
import type { MemberTabs_summary$key } from '../../__generated__/MemberTabs_summary.graphql.ts';
import { LinkTabs } from '../../ui/LinkTabs.tsx';
import { LISTS } from './lists.ts';

interface Props {
  /** Undefined while it is not loaded: the lists have no counts then. */
  summary?: MemberTabs_summary$key | undefined;
  /** The list in the URL; '' for all. */
  list: string;
}

/** The tab of people who are not members yet. */
const VISITORS = { value: 'visitors', label: formatMessage('visitors.title'), to: '/Visitors' };

/** The lists to work through, each with its count. */
export function MemberTabs({ summary, list }: Props) {
  const counts = useFragment(
    graphql`
      fragment MemberTabs_summary on GymMemberSummary {
        all
        ends7
        ends15
        ends30
        expired
        birthdays
        unseen
      }
    `,
    summary,
  );
  const countOf: Record<MemberList, number | undefined> = {
    ENDS_7: counts?.ends7,
    ENDS_15: counts?.ends15,
    ENDS_30: counts?.ends30,
    EXPIRED: counts?.expired,
    BIRTHDAYS: counts?.birthdays,
    UNSEEN: counts?.unseen,
  };
  const all = { value: '', label: formatMessage('members.listAll'), to: '/Members', count: counts?.all };
  const lists = LISTS.map(([value, word]) => ({
    value,
    label: formatMessage(word),
    to: `/Members?list=${value}`,
    count: countOf[value],
  }));
  return (
    <Box mx={{ base: '-4', md: '-5' }} mb={{ md: '-3' }}>
      <LinkTabs label={formatMessage('members.lists')} value={list} tabs={[all, ...lists, VISITORS]} />
    </Box>
  );
}
