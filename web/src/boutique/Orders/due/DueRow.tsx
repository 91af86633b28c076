import { formatMessage, type DueBy } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { MessageCircle, PackageCheck } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { DueRow_entry$key } from '../../../__generated__/DueRow_entry.graphql.ts';
import { whatsAppAddress } from '../../../customers/index.ts';
import { ListRow } from '../../../ui/ListRow.tsx';
import { Tag } from '../../../ui/StatusTag.tsx';
import { detailsPath } from '../../order/paths.ts';
import { messageText, secondLine } from './dueText.ts';

interface Props {
  entry: DueRow_entry$key;
  today: string;
  shop: string;
  by: DueBy;
}

/** An order that is due: customer, number and remaining pieces. One tap opens it, another opens WhatsApp. */
export function DueRow({ entry, today, shop, by }: Props) {
  const { order, dueOn, piecesLeft, stage, held } = useFragment(
    graphql`
      fragment DueRow_entry on DueOrder {
        dueOn
        piecesLeft
        stage
        held
        order {
          id
          number
          customerName
          customerMobile
          pieces
        }
      }
    `,
    entry,
  );
  const navigate = useNavigate();
  const { id, number, customerName, customerMobile, pieces } = order;
  const due = { number, customerName, dueOn, piecesLeft, stage, held };
  const ready = piecesLeft === 0;
  const chat = whatsAppAddress(customerMobile, messageText(due, { by, today, shop }));
  return (
    <Box asChild display="flex" alignItems="stretch" borderBottom="1px solid" borderColor="border">
      <li>
        <Box flex="1" minW="0" mb="-1px">
          <ListRow
            title={customerName}
            second={secondLine(due, today)}
            {...(ready
              ? {
                  tag: (
                    <Tag tone="paid" icon={<PackageCheck size={14} strokeWidth={2} aria-hidden />}>
                      {formatMessage('due.ready')}
                    </Tag>
                  ),
                }
              : {
                  figure: formatMessage('due.left', { n: piecesLeft }),
                  tag: (
                    <Box textStyle="second" color="fg.subtle">
                      {formatMessage('due.of', { n: pieces })}
                    </Box>
                  ),
                })}
            onChoose={() => void navigate(detailsPath(id))}
          />
        </Box>
        <Box w="control.touch" flexShrink="0" display="flex" alignItems="center" me={{ base: '2', lg: '0' }}>
          {chat !== undefined && (
            <Button
              asChild
              variant="plain"
              w="control.touch"
              h="control.touch"
              px="0"
              color={ready ? 'accent.fg' : 'fg.muted'}
            >
              <a
                href={chat}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={formatMessage('due.message', { name: customerName, number })}
              >
                <MessageCircle strokeWidth={1.75} aria-hidden />
              </a>
            </Button>
          )}
        </Box>
      </li>
    </Box>
  );
}
