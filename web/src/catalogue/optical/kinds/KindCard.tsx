import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import { countText } from '../../../ui/counted.ts';
import type { Kind } from './kindsOf.ts';

const Row = chakra(Link, {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4',
    minH: { base: 'control.touch', lg: 'control.sm' },
    px: '1',
    mx: '-1',
    _hover: { bg: 'bg.muted' },
  },
});

const Count = ({ n }: { n: number }) => (
  <Box as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
    {countText(n)}
  </Box>
);

const addressOf = (type: string, category?: string): string =>
  `?${new URLSearchParams({ type, ...(category !== undefined && { category }) })}`;

/** A kind of product with its categories; each opens its list. */
export const KindCard = ({ kind: { type, label, count, categories } }: { kind: Kind }) => (
  <Box asChild layerStyle="section">
    <li>
      <Row to={addressOf(type)} textStyle="section">
        {label}
        <Count n={count} />
      </Row>
      <Box asChild mt="1">
        <ul>
          {categories.map(({ name, count: inIt }) => (
            <Box key={name} asChild borderTop="1px solid" borderColor="border">
              <li>
                <Row to={addressOf(type, name)}>
                  {name}
                  <Count n={inIt} />
                </Row>
              </li>
            </Box>
          ))}
        </ul>
      </Box>
    </li>
  </Box>
);
