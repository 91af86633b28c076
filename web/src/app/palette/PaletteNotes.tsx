import { formatMessage, formatCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { ErrorBand } from '../../ui/ErrorBand.tsx';
import type { PaletteState } from './usePalette.ts';

/**
 * Notes below the list: the search is running, failed or found nothing; for screen readers, the number of results.
 */
export function PaletteNotes({ state }: { state: PaletteState }) {
  const { text, sections, busy, failed, fromDevice, retry } = state;
  const count = sections.reduce((sum, { choices }) => sum + choices.length, 0);
  const nothing = count === 0 && !busy && failed === undefined;
  return (
    <Box px={{ base: '4', md: '5' }} py="2">
      {failed !== undefined && (
        <ErrorBand
          title={failed}
          {...(fromDevice && { kept: formatMessage('customers.fromDevice') })}
          onRetry={retry}
        />
      )}
      <Box as="output" display="block" color="fg.muted">
        {busy && formatMessage('shell.loading')}
        {nothing && formatMessage('shell.nothingFound', { text: text.trim() })}
        {!busy && count > 0 && <Span srOnly>{formatCount('palette.count', count)}</Span>}
      </Box>
    </Box>
  );
}
