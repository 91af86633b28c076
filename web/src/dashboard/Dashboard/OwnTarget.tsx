/* oxlint-disable relay/must-colocate-fragment-spreads -- the bar's fragment is exported by commission's index */
import { COMMISSION_ROUTES, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { OwnTarget_target$key } from '../../__generated__/OwnTarget_target.graphql.ts';
import { TargetBar } from '../../commission/index.ts';
import { Section } from './Section.tsx';

/** The user's target of this month, with a link to their commission; nothing if there is no target. */
export function OwnTarget({ target: key }: { target: OwnTarget_target$key }) {
  const target = useFragment(
    graphql`
      fragment OwnTarget_target on SalesTarget {
        amount
        ...TargetBar_target
      }
    `,
    key,
  );
  if (target.amount == null) return null;
  return (
    <Section title={formatMessage('target.own')} order={{ base: 4, lg: 0 }}>
      <TargetBar target={target} />
      <Box textStyle="second">
        <Link to={COMMISSION_ROUTES.NORMAL}>{formatMessage('commission.open')}</Link>
      </Box>
    </Section>
  );
}
