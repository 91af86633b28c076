import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Printer } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { CreditNoteRow_note$key } from '../../__generated__/CreditNoteRow_note.graphql.ts';
import type { CreditNoteRow_tenant$key } from '../../__generated__/CreditNoteRow_tenant.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { counted } from '../document/counted.ts';
import { PapersMenu } from '../papers/PapersMenu.tsx';
import { usePapers } from '../papers/usePapers.ts';
import { reasonText, settledText } from './settledText.ts';

interface Props {
  note: CreditNoteRow_note$key;
  shop: CreditNoteRow_tenant$key;
}

/** A credit note: number and day, returned goods and reason, amount, and its papers. */
export function CreditNoteRow({ note, shop }: Props) {
  const data = useFragment(
    graphql`
      fragment CreditNoteRow_note on CreditNote {
        number
        date
        reason
        note
        total
        createdBy
        ...settledText_note
        pdfUrl
        lines {
          name
          quantity
          unit
        }
      }
    `,
    note,
  );
  const tenant = useFragment(
    graphql`
      fragment CreditNoteRow_tenant on Tenant {
        ...usePapers_tenant
      }
    `,
    shop,
  );
  const { dateTimeNear } = useShopClock();
  const papers = usePapers({ pdfUrl: data.pdfUrl, number: data.number }, tenant);
  return (
    <Box asChild borderBottom="1px solid" borderColor="border" py="2">
      <li>
        <HStack justify="space-between" gap="3" align="flex-start">
          <Box minW="0">
            <Box textStyle="rowTitle">{data.number}</Box>
            <Box textStyle="second" color="fg.subtle">
              {[dateTimeNear(data.date), data.createdBy, reasonText(data.reason), data.note]
                .filter(Boolean)
                .join(' · ')}
            </Box>
            <Box textStyle="second" color="fg.muted">
              {data.lines
                .map(({ name, quantity, unit }) => `${name} × ${counted(quantity, unit)}`)
                .join(', ')}
            </Box>
            <Box textStyle="second" color="fg.muted">
              {settledText(data)}
            </Box>
          </Box>
          <HStack gap="1" flexShrink="0">
            <MoneyText amount={-paiseOf(data.total)} fontWeight="semibold" />
            <PapersMenu papers={papers} ownToo>
              <Button
                variant="plain"
                size="sm"
                px="0"
                aria-label={formatMessage('returns.papersOf', { number: data.number })}
                title={formatMessage('returns.papersOf', { number: data.number })}
                loading={papers.busy !== undefined}
              >
                <Printer strokeWidth={1.75} aria-hidden />
              </Button>
            </PapersMenu>
          </HStack>
        </HStack>
      </li>
    </Box>
  );
}
