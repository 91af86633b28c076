import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { ChevronDown, Printer } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { SlipButtons_tenant$key } from '../../__generated__/SlipButtons_tenant.graphql.ts';
import { PapersMenu } from './PapersMenu.tsx';
import { usePapers } from './usePapers.ts';

interface Props {
  slip: Parameters<typeof usePapers>[0];
  tenant: SlipButtons_tenant$key;
  /** Label of the button: "Print receipt". */
  says: string;
  /** There is also a page version. */
  paged?: boolean;
}

/** Prints and saves a slip: by default on the shop's roll, otherwise on 80 mm; also as a page if it has one. */
export function SlipButtons({ slip, tenant, says, paged = false }: Props) {
  const shop = useFragment(
    graphql`
      fragment SlipButtons_tenant on Tenant {
        ...usePapers_tenant
      }
    `,
    tenant,
  );
  const { papers: all, ...papers } = usePapers(slip, shop);
  const rolls = all.filter(({ paper }) => paper !== 'PAGE');
  return (
    <>
      <Button
        variant="outline"
        loading={papers.busy === 'print'}
        onClick={() => papers.print(rolls[0]?.paper)}
      >
        <Printer strokeWidth={1.75} aria-hidden />
        {says}
      </Button>
      <PapersMenu papers={{ ...papers, papers: paged ? all : rolls }} ownToo>
        <Button variant="outline" px="0" aria-label={formatMessage('payment.papers')}>
          <ChevronDown strokeWidth={2} aria-hidden />
        </Button>
      </PapersMenu>
    </>
  );
}
