import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { ChevronDown, Printer } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { NotePapers_note$key } from '../../__generated__/NotePapers_note.graphql.ts';
import type { NotePapers_tenant$key } from '../../__generated__/NotePapers_tenant.graphql.ts';
import { PapersMenu } from '../papers/PapersMenu.tsx';
import { usePapers } from '../papers/usePapers.ts';

/** Prints a credit note on the shop's default paper or another, and saves it. */
export function NotePapers({ note, shop }: { note: NotePapers_note$key; shop: NotePapers_tenant$key }) {
  const { number, pdfUrl } = useFragment(
    graphql`
      fragment NotePapers_note on CreditNote {
        number
        pdfUrl
      }
    `,
    note,
  );
  const tenant = useFragment(
    graphql`
      fragment NotePapers_tenant on Tenant {
        ...usePapers_tenant
      }
    `,
    shop,
  );
  const papers = usePapers({ number, pdfUrl }, tenant);
  return (
    <HStack gap="2">
      <Button loading={papers.busy === 'print'} onClick={() => papers.print()}>
        <Printer strokeWidth={1.75} aria-hidden />
        {formatMessage('payment.print')}
      </Button>
      <PapersMenu papers={papers}>
        <Button variant="outline" px="0" aria-label={formatMessage('returns.papersOf', { number })}>
          <ChevronDown strokeWidth={2} aria-hidden />
        </Button>
      </PapersMenu>
    </HStack>
  );
}
