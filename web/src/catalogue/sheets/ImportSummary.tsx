import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { graphql, useFragment } from 'react-relay';
import type { ImportSummary_import$key } from '../../__generated__/ImportSummary_import.graphql.ts';

/** Numbers of rows to add, to change, unchanged, and refused. */
export function ImportSummary({ summary }: { summary: ImportSummary_import$key }) {
  const { addCount, changeCount, unchangedCount, refusedCount } = useFragment(
    graphql`
      fragment ImportSummary_import on CatalogueImport {
        addCount
        changeCount
        unchangedCount
        refusedCount
      }
    `,
    summary,
  );
  return (
    <HStack as="dl" gap="6" flexWrap="wrap" mb="4" align="flex-start">
      <Figure label={formatMessage('sheets.added')} count={addCount} />
      <Figure label={formatMessage('sheets.changed')} count={changeCount} />
      <Figure label={formatMessage('sheets.unchanged')} count={unchangedCount} />
      <Figure label={formatMessage('sheets.refusedRows')} count={refusedCount} due={refusedCount > 0} />
    </HStack>
  );
}

function Figure({ label, count, due = false }: { label: string; count: number; due?: boolean }) {
  return (
    <Box display="flex" flexDirection="column-reverse" {...(due && { color: 'due.fg' })}>
      <Box as="dt" textStyle="second" {...(!due && { color: 'fg.muted' })}>
        {label}
      </Box>
      <Box as="dd" textStyle="figure">
        {count}
      </Box>
    </Box>
  );
}
