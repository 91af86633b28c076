import { Box } from '@chakra-ui/react/box';

interface Props {
  /** A text for each reason; false if it applies to nobody. */
  texts: readonly (string | false)[];
}

/** How many of the selected contacts get no message, and why. */
export function LeftOut({ texts }: Props) {
  const said = texts.filter((text) => text !== false);
  if (said.length === 0) return null;
  return (
    <Box mb="2" p="3" bg="part.subtle" color="part.fg">
      {said.map((text) => (
        <Box key={text}>{text}</Box>
      ))}
    </Box>
  );
}
