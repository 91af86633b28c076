import { type Day, formatDay, formatDayNear, formatMessage, formatRupees } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { MessageCircle, Phone, UserPlus, UserRound } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { VisitorRow_visitor$key } from '../../__generated__/VisitorRow_visitor.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { detailsPath, whatsAppAddress } from '../../customers/index.ts';
import { RowMenu } from '../../ui/ActMenu.tsx';

interface Props {
  visitor: VisitorRow_visitor$key;
  /** Name of the shop, used in the message. */
  shop: string;
  /** Whether the user may add members. */
  mayAdd: boolean;
}

const cameText = ([last, ...others]: readonly Day[], today: Day): string => {
  const day = formatDayNear(last ?? today, today);
  return others.length === 0
    ? formatMessage('visitors.cameOnce', { day })
    : formatMessage('visitors.came', { day, n: others.length });
};

interface ReachProps {
  label: string;
  href: string;
  Icon: typeof Phone;
  /** Opens in a new tab. */
  beside?: true;
}

const Reach = ({ label, href, Icon, beside }: ReachProps) => (
  <Button asChild variant="ghost" px="0" aria-label={label} title={label}>
    <a href={href} {...(beside && { target: '_blank', rel: 'noopener noreferrer' })}>
      <Icon strokeWidth={1.75} aria-hidden />
    </a>
  </Button>
);

/** A visitor: visit, payment, follow-up call, and actions to contact them or add them as a member. */
export function VisitorRow({ visitor: key, shop, mayAdd }: Props) {
  const navigate = useNavigate();
  const { today, dateTimeNear } = useShopClock();
  const { customerId, name, mobile, days, paid, agreesToMessages, callAt, isCalled } = useFragment(
    graphql`
      fragment VisitorRow_visitor on TrialVisitor {
        customerId
        name
        mobile
        days
        paid
        agreesToMessages
        callAt
        isCalled
      }
    `,
    key,
  );
  const at = callAt == null ? undefined : dateTimeNear(callAt);
  const call =
    at === undefined
      ? formatMessage('visitors.noCall')
      : formatMessage(isCalled ? 'visitors.called' : 'visitors.callAt', { at });
  const day = formatDay(days[0] ?? today);
  // A visitor who did not agree to messages is called instead.
  const chat = agreesToMessages
    ? whatsAppAddress(mobile, formatMessage('visitors.text', { name, shop, day }))
    : undefined;
  const join = () =>
    void navigate('/Members?open=new', { state: { visitor: { name, mobile: mobile ?? '' } } });
  return (
    <HStack asChild gap="2" minH="row.tall" py="2" borderBottom="1px solid" borderColor="border">
      <li>
        <Box flex="1" minW="0">
          <Box textStyle="rowTitle" overflowWrap="anywhere">
            {name}
          </Box>
          <Box textStyle="second" color="fg.muted">
            {[
              ...(mobile == null ? [] : [mobile]),
              cameText(days, today),
              formatMessage('visitors.paid', { amount: formatRupees(paiseOf(paid)) }),
            ].join(' · ')}
          </Box>
          <Box textStyle="second" color="fg.muted">
            {[call, formatMessage(agreesToMessages ? 'visitors.agreed' : 'visitors.notAgreed')].join(' · ')}
          </Box>
        </Box>
        {mobile != null && (
          <Reach label={formatMessage('visitors.phone', { name })} href={`tel:${mobile}`} Icon={Phone} />
        )}
        {chat !== undefined && (
          <Reach label={formatMessage('visitors.write', { name })} href={chat} Icon={MessageCircle} beside />
        )}
        <RowMenu
          tabbed
          label={formatMessage('visitors.moreOf', { name })}
          acts={[
            {
              key: 'customer',
              Icon: UserRound,
              text: formatMessage('visitors.customer'),
              onAct: () => void navigate(detailsPath(customerId)),
            },
            ...(mayAdd
              ? [{ key: 'join', Icon: UserPlus, text: formatMessage('visitors.makeMember'), onAct: join }]
              : []),
          ]}
        />
      </li>
    </HStack>
  );
}
