import { formatMessage } from '@galla/domain';
import { chakra } from '@chakra-ui/react/styled-system';
import { HStack } from '@chakra-ui/react/stack';

/** Maximum shown; more would make the row taller than others. */
const MOST = 5;

const Plain = chakra('span', {
  base: { px: '2', py: '0.5', bg: 'bg.muted', borderRadius: 'l2', textStyle: 'second' },
});

/** The facilities of a branch; the first five by name. */
export function FacilityTags({ facilities }: { facilities: readonly string[] }) {
  const more = facilities.length - MOST;
  return (
    <HStack wrap="wrap" gap="1" maxW="reading">
      {facilities.slice(0, MOST).map((name) => (
        <Plain key={name}>{name}</Plain>
      ))}
      {more > 0 && (
        <chakra.span textStyle="second">{formatMessage('branches.moreFacilities', { n: more })}</chakra.span>
      )}
    </HStack>
  );
}
