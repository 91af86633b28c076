import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { DeleteButton } from './DeleteButton.tsx';
import { boxesOf, hasRule, type LinesProps } from './lineProps.ts';
import { Tick } from './Tick.tsx';

interface Props extends LinesProps {
  /** Accessible name, with the role. */
  label: string;
}

/** The permissions on a phone: each menu with labelled boxes below it. */
export function RightsList({ label, ...props }: Props) {
  const { lines, ticks, onDelete } = props;
  return (
    <Box asChild borderTop="2px solid" borderColor="border.inverted">
      <ul aria-label={label}>
        {lines.map((line) => {
          const boxes = boxesOf(line, props).map(({ key, ...box }) => (
            <Tick key={key} menu={line.name} labelled {...box} />
          ));
          const bin = line.kind !== 'sub' && hasRule(line, ticks);
          return (
            <Box
              key={`${line.kind} ${line.menus[0]?.menu}`}
              asChild
              py="2"
              borderBottom="1px solid"
              borderColor="border"
              {...(line.kind === 'sub' && { ps: '5' })}
            >
              <li>
                <HStack justify="space-between" minH="control.touch">
                  <Box textStyle="rowTitle" fontWeight={line.kind === 'sub' ? 'medium' : 'semibold'}>
                    {line.name}
                  </Box>
                  <HStack gap="1">
                    {boxes.at(-1)}
                    {bin && onDelete && <DeleteButton line={line} onDelete={onDelete} />}
                  </HStack>
                </HStack>
                <HStack wrap="wrap" columnGap="5" rowGap="0">
                  {boxes.slice(0, -1)}
                </HStack>
              </li>
            </Box>
          );
        })}
      </ul>
    </Box>
  );
}
