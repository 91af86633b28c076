import { formatMessage, readFacilities } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useField } from 'formik';
import { X } from 'lucide-react';
import { useId, useRef, type KeyboardEvent } from 'react';
import { Labelled } from '../../../ui/Labelled.tsx';
import { ResourceNames } from '../../resources/ResourceNames.tsx';
import { useResources } from '../../resources/useResources.ts';

/** Facilities as tags: a comma or Enter adds one, Backspace in the empty field removes the last. */
export function FacilitiesField({ disabled }: { disabled: boolean }) {
  const [{ value: tags }, { error, touched }, { setValue: setTags }] =
    useField<readonly string[]>('facilities');
  const [{ value: typed, onBlur }, , { setValue: setTyped }] = useField<string>('typedFacility');
  const input = useRef<HTMLInputElement>(null);
  const known = useId();
  const facilities = useResources('FACILITY');
  const end = (text: string): void => {
    void setTags(readFacilities([...tags, text]));
    void setTyped('');
  };
  const type = (text: string): void => {
    const comma = text.lastIndexOf(',');
    if (comma < 0) return void setTyped(text);
    void setTags(readFacilities([...tags, text.slice(0, comma)]));
    void setTyped(text.slice(comma + 1).trimStart());
  };
  const remove = (name: string): void => {
    void setTags(tags.filter((tag) => tag !== name));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      end(typed);
    }
    if (event.key === 'Backspace' && typed === '') {
      const last = tags.at(-1);
      if (last === undefined) return;
      event.preventDefault();
      void setTags(tags.slice(0, -1));
      void setTyped(last);
    }
  };
  return (
    <Labelled
      label={formatMessage('branches.facilities')}
      hint={disabled ? undefined : formatMessage('branches.facilitiesHint')}
      error={touched ? error : undefined}
      disabled={disabled}
    >
      {tags.length > 0 && (
        <HStack asChild wrap="wrap" gap="1" listStyleType="none">
          <ul aria-label={formatMessage('branches.facilities')}>
            {tags.map((name) => (
              <chakra.li
                key={name}
                display="inline-flex"
                alignItems="center"
                bg="bg.muted"
                borderRadius="l2"
                ps="2"
                pe={disabled ? '2' : '0'}
                py={disabled ? '1' : '0'}
              >
                {name}
                {!disabled && (
                  <Button
                    variant="plain"
                    size="xs"
                    px="0"
                    aria-label={formatMessage('branches.removeFacility', { name })}
                    onClick={() => remove(name)}
                  >
                    <X size={14} strokeWidth={2} aria-hidden />
                  </Button>
                )}
              </chakra.li>
            ))}
          </ul>
        </HStack>
      )}
      <ResourceNames id={known} resources={facilities.filter(({ name }) => !tags.includes(name))} />
      {!disabled && (
        <Input
          ref={input}
          list={known}
          name="typedFacility"
          value={typed}
          autoComplete="off"
          autoCapitalize="sentences"
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={(event) => {
            onBlur(event);
            if (typed.trim() !== '') end(typed);
          }}
        />
      )}
    </Labelled>
  );
}
