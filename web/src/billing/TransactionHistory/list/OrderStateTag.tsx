import { PackageCheck, Scissors } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, readInlineData } from 'relay-runtime';
import type { OrderStateTag_document$key } from '../../../__generated__/OrderStateTag_document.graphql.ts';
import { Tag, type TagTone } from '../../../ui/StatusTag.tsx';
import { orderStateWord } from './orderStateWord.ts';

const ICON = { size: 14, strokeWidth: 2, 'aria-hidden': true } as const;

interface Look {
  tone: TagTone;
  icon: ReactNode;
}

const LOOKS: Readonly<Record<string, Look>> = {
  IN_PROCESS: { tone: 'process', icon: <Scissors {...ICON} /> },
  COMPLETED: { tone: 'paid', icon: <PackageCheck {...ICON} /> },
};

/** An order's progress; nothing for canceled ones. */
export function OrderStateTag({ document }: { document: OrderStateTag_document$key }) {
  const { orderState } = readInlineData(
    graphql`
      fragment OrderStateTag_document on Document @inline {
        orderState
      }
    `,
    document,
  );
  if (orderState == null) return null;
  const { tone, icon } = LOOKS[orderState] ?? { tone: 'neutral', icon: null };
  return (
    <Tag tone={tone} icon={icon}>
      {orderStateWord(orderState)}
    </Tag>
  );
}
