import { formatMessage, type MessageKey } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import type { Column } from '../../../ui/DataTable.tsx';
import type { Traits } from './traits.ts';

const HEADINGS: Record<keyof Traits, MessageKey> = {
  power: 'optical.power',
  coating: 'optical.coating',
  size: 'optical.size',
  color: 'optical.color',
};

/**
 * The traits that distinguish products of a kind: power and coating of lenses, size and colour of all others
 * (spec 2 §3).
 */
export const traitNames = (kind: string): readonly (keyof Traits)[] =>
  isLensKind(kind) ? ['power', 'coating'] : ['size', 'color'];

/** Lenses for glasses and contact lenses: "lens", "contact_lens". */
const isLensKind = (kind: string): boolean => /lens/.test(kind);

/** `traitsOf`: returns a row's traits; undefined if unknown. */
export const traitColumns = <Row,>(
  names: readonly (keyof Traits)[],
  traitsOf: (row: Row) => Traits | undefined,
): Column<Row>[] =>
  names.map((name) => ({
    key: name,
    heading: formatMessage(HEADINGS[name]),
    width: 'cell.money',
    cell: (row) => <Box color="fg.muted">{traitsOf(row)?.[name]}</Box>,
  }));
