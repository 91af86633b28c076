import { fillBulkMessage, formatDayNear, mobileText, formatMessage, formatCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Check, MessageCircle } from 'lucide-react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { RecipientsQuery } from '../../../__generated__/RecipientsQuery.graphql.ts';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { Person } from '../../../ui/Person.tsx';
import { whatsAppAddress } from '../../CustomerDetails/who/whatsApp.ts';
import { LeftOut } from './LeftOut.tsx';

interface Props {
  /** Global ids of the selected contacts, at most 100. */
  ids: readonly string[];
  /** Global id of the campaign being announced; undefined for any other message. */
  campaign: string | undefined;
  /** Incremented by every Retry. */
  attempt: number;
  /** The message; undefined if the text is invalid. */
  text: string | undefined;
  /** Recipients whose chat was opened. */
  opened: ReadonlySet<string>;
  onOpened: (id: string) => void;
}

/**
 * The selected contacts who agreed to messages, each with a chat link; also how many were left out, and why.
 */
export function Recipients({ ids, campaign, attempt, text, opened, onOpened }: Props) {
  const { nodes, viewer } = useLazyLoadQuery<RecipientsQuery>(
    graphql`
      query RecipientsQuery($ids: [ID!]!, $campaign: ID!, $ofCampaign: Boolean!) @throwOnFieldError {
        nodes(ids: $ids) {
          ... on Customer @alias(as: "customer") {
            id
            name
            mobile
            image
            consent {
              given
            }
          }
        }
        viewer {
          tenant {
            name
            campaignShares(campaign: $campaign, customers: $ids) @include(if: $ofCampaign) {
              customerId
              sharedOn
            }
          }
        }
      }
    `,
    { ids: [...ids], campaign: campaign ?? '', ofCampaign: campaign !== undefined },
    // Always fresh, because a consent may have been withdrawn meanwhile.
    { fetchKey: attempt, fetchPolicy: 'network-only' },
  );
  const there = nodes.flatMap((node) => node?.customer ?? []);
  const agreed = there.filter(({ consent }) => consent?.given === true);
  const reached = agreed.filter(({ mobile }) => whatsAppAddress(mobile) !== undefined);
  const sent = new Map(viewer?.tenant?.campaignShares?.map((one) => [one.customerId, one.sharedOn]));
  const { today } = useShopClock();
  const saysOf = (id: string): string => {
    if (opened.has(id)) return formatMessage('bulkMessage.opened');
    const day = sent.get(id);
    return day === undefined
      ? formatMessage('bulkMessage.write')
      : formatMessage('bulkMessage.sent', { day: formatDayNear(day, today) });
  };
  const isDone = (id: string): boolean => opened.has(id) || sent.has(id);
  const total = ids.length.toLocaleString('en-IN');
  const shop = viewer?.tenant?.name ?? '';
  return (
    <Box aria-live="polite">
      <LeftOut
        texts={[
          ids.length > there.length && formatCount('bulkMessage.gone', ids.length - there.length, { total }),
          there.length > agreed.length &&
            formatCount('bulkMessage.noConsent', there.length - agreed.length, { total }),
          agreed.length > reached.length &&
            formatCount('bulkMessage.noNumber', agreed.length - reached.length, { total }),
          reached.length === 0 && formatMessage('bulkMessage.nobody'),
        ]}
      />
      <chakra.ul listStyleType="none" aria-label={formatMessage('bulkMessage.people')}>
        {reached.map(({ id, name, mobile, image }) => (
          <Box asChild key={id} py="2" borderBottom="1px solid" borderColor="border">
            <li>
              <HStack justify="space-between" gap="3">
                <Person name={name} second={mobileText(mobile)} image={image} />
                {text === undefined ? (
                  <Button
                    size="sm"
                    variant="outline"
                    disabled
                    aria-label={formatMessage('bulkMessage.writeTo', { name })}
                  >
                    {formatMessage('bulkMessage.write')}
                  </Button>
                ) : (
                  <Button asChild size="sm" variant="outline" minH="control.touch">
                    <a
                      href={whatsAppAddress(mobile, fillBulkMessage(text, { name, shop }))}
                      target="_blank"
                      rel="noopener noreferrer"
                      aria-label={`${formatMessage('bulkMessage.writeTo', { name })}${isDone(id) ? `, ${saysOf(id)}` : ''}`}
                      onClick={() => onOpened(id)}
                    >
                      {isDone(id) ? (
                        <Check strokeWidth={1.75} aria-hidden />
                      ) : (
                        <MessageCircle strokeWidth={1.75} aria-hidden />
                      )}
                      {saysOf(id)}
                    </a>
                  </Button>
                )}
              </HStack>
            </li>
          </Box>
        ))}
      </chakra.ul>
    </Box>
  );
}
