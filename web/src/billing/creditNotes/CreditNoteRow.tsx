import { formatMessage, formatRupees, RETURN_REASON_LABELS, RETURN_REASONS } from '@galla/domain';
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
import { modeWord } from '../document/paymentText.ts';
import { PapersMenu } from '../papers/PapersMenu.tsx';
import { usePapers } from '../papers/usePapers.ts';

interface Props {
  note: CreditNoteRow_note$key;
  shop: CreditNoteRow_tenant$key;
}

const reasonText = (reason: string): string => {
  const known = RETURN_REASONS.find((one) => one === reason);
  return known ? formatMessage(RETURN_REASON_LABELS[known]) : reason;
};

/** Where the value went: off the dues, back by a mode, or kept. */
function settledText(note: {
  againstDue: string;
  refunded: string;
  refundMode: string | null | undefined;
}): string {
  const { againstDue, refunded, refundMode } = note;
  const amount = formatRupees(paiseOf(refunded));
  const due = paiseOf(againstDue);
  return [
    due > 0 && formatMessage('returns.paper.offDue', { amount: formatRupees(due) }),
    refundMode === 'CREDIT' && formatMessage('returns.paper.kept', { amount }),
    refundMode != null &&
      refundMode !== 'CREDIT' &&
      formatMessage('returns.paper.refunded', { mode: modeWord(refundMode), amount }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A credit note: its number and day, what came back and why, what it comes to, and its papers. */
export function CreditNoteRow({ note, shop }: Props) {
  const data = useFragment(
    graphql`
      fragment CreditNoteRow_note on CreditNote {
        number
        date
        reason
        note
        total
        againstDue
        refunded
        refundMode
        createdBy
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
