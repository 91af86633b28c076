import { Box } from '@chakra-ui/react/box';

interface Props {
  /** A sentence for each reason; false where nobody is left out for it. */
  texts: readonly (string | false)[];
}

/** How many of the chosen are not written to, and why. */
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
