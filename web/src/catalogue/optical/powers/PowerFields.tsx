import { LENS_VALUES, type LensValueName } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useId, type ReactNode, type RefObject } from 'react';
import { PowerField } from './PowerField.tsx';
import type { Powers } from './powers.ts';

interface Props {
  powers: Powers;
  onPower: (name: LensValueName, text: string) => void;
  onEnter: () => void;
  readOnly?: boolean;
  /** Problem messages by value. */
  problems: Readonly<Record<string, string>>;
  /** A refusal that does not belong to a value. */
  refusal?: string | undefined;
  /** Ref of the sphere's field, the first in the row. */
  first?: RefObject<HTMLInputElement | null>;
  /** The actions of the row. */
  children: ReactNode;
}

/** The five values of a lens side by side, with their problems below and the row's actions. */
export function PowerFields(props: Props) {
  const { powers, onPower, onEnter, readOnly = false, problems, refusal, first, children } = props;
  const said = useId();
  const sentences = [...new Set([...Object.values(problems), ...(refusal === undefined ? [] : [refusal])])];
  return (
    <Box asChild py="3" borderBottom="1px solid" borderColor="border">
      <li>
        <Box
          // On a phone the five values and the actions form two rows of three.
          display={{ base: 'grid', md: 'flex' }}
          gridTemplateColumns={{ base: 'repeat(3, minmax(0, 1fr))' }}
          gap="2"
          alignItems={{ md: 'flex-end' }}
        >
          <Box
            flex="1"
            display={{ base: 'contents', md: 'grid' }}
            gridTemplateColumns={{ md: 'repeat(5, minmax(0, 1fr))' }}
            gap="2"
          >
            {LENS_VALUES.map((name) => (
              <PowerField
                key={name}
                name={name}
                value={powers[name]}
                onValue={(text) => onPower(name, text)}
                onEnter={onEnter}
                readOnly={readOnly}
                invalid={Object.hasOwn(problems, name)}
                describedBy={sentences.length > 0 ? said : undefined}
                ref={name === 'sph' ? first : undefined}
              />
            ))}
          </Box>
          <Box
            display="flex"
            flexWrap={{ base: 'wrap', md: 'nowrap' }}
            gap="1"
            justifyContent="flex-end"
            alignContent="center"
            minW={{ md: 'cell.figure' }}
          >
            {children}
          </Box>
        </Box>
        <Box id={said} role="alert" color="due.fg" textStyle="second">
          {sentences.map((sentence) => (
            <Box key={sentence} pt="1">
              {sentence}
            </Box>
          ))}
        </Box>
      </li>
    </Box>
  );
}
