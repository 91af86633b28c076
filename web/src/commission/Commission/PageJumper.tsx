import { formatMessage } from '@galla/domain';
import { Input } from '@chakra-ui/react/input';
import { HStack } from '@chakra-ui/react/stack';
import { useState } from 'react';
import { pageNumber, type List } from '../../list/index.ts';
import { countText } from '../../ui/counted.ts';

interface Props {
  list: Pick<List, 'filters' | 'change'>;
  pages: number;
}

/** Goes to a page by number (spec 3 §2.7); one out of range goes to the nearest. */
export function PageJumper({ list: { filters, change }, pages }: Props) {
  const page = pageNumber(filters);
  const [typed, setTyped] = useState<string>();
  const go = (): void => {
    setTyped(undefined);
    const wanted = Math.min(pages, Math.max(1, Number.parseInt(typed ?? '', 10)));
    if (Number.isInteger(wanted) && wanted !== page) change({ page: String(wanted) });
  };
  if (pages < 2) return null;
  return (
    <HStack gap="2" hideBelow="md">
      <Input
        aria-label={formatMessage('commission.page', { pages: countText(pages) })}
        size="sm"
        w="14"
        textAlign="center"
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(page)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={({ key }) => key === 'Enter' && go()}
        onBlur={go}
      />
      {formatMessage('commission.pageOf', { pages: countText(pages) })}
    </HStack>
  );
}
