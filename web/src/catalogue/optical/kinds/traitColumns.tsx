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

/** What tells products of a kind apart: lenses by power and coating, all others by size and colour (spec 2 §3). */
export const traitNames = (kind: string): readonly (keyof Traits)[] =>
  isLensKind(kind) ? ['power', 'coating'] : ['size', 'color'];

/** Lenses for spectacles and for the eye: "lens", "contact_lens". */
const isLensKind = (kind: string): boolean => /lens/.test(kind);

/** `traitsOf`: of a row; undefined where they are not known. */
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
