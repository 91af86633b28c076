import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';

/** A list of labelled facts, sized for reading at the door. */
export const FactRows = ({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) => (
  <Box asChild>
    <dl>
      {facts.map(([label, value]) => (
        <HStack
          key={label}
          justify="space-between"
          gap="4"
          minH="row.tall"
          borderBottom="1px solid"
          borderColor="border"
        >
          <Box asChild color="fg.muted">
            <dt>{label}</dt>
          </Box>
          <Box asChild textAlign="end">
            <dd>{value}</dd>
          </Box>
        </HStack>
      ))}
    </dl>
  </Box>
);
