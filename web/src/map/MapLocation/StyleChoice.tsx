import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { useId } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { toast } from '../../app/toast/toast.ts';
import { isOpen, STYLE_KINDS, type MapStyles, type StyleKind } from './useMapStyles.ts';

interface Props {
  styles: MapStyles;
  value: StyleKind;
  onValue: (kind: StyleKind) => void;
}

const NAMES = { streets: 'map.streets', satellite: 'map.satellite', dark: 'map.dark' } as const;

/**
 * Streets, Satellite, Dark. A style without a tile URL is disabled with a reason rather than shown grey (spec
 * 3 §2.8).
 */
export function StyleChoice({ styles, value, onValue }: Props) {
  const reason = useId();
  const closed = STYLE_KINDS.some((kind) => !isOpen(styles, kind));
  return (
    <chakra.fieldset
      display="flex"
      minW="0"
      aria-label={formatMessage('map.styles')}
      gap="1"
      layerStyle="float"
      p="1"
      borderRadius="l2"
    >
      {STYLE_KINDS.map((kind) => (
        <Button
          key={kind}
          size="sm"
          variant={kind === value ? 'solid' : 'plain'}
          aria-pressed={kind === value}
          aria-disabled={!isOpen(styles, kind)}
          {...(!isOpen(styles, kind) && {
            'aria-describedby': reason,
            title: formatMessage('map.styleNeedsAddress'),
            color: 'fg.subtle',
            cursor: 'disabled',
          })}
          onClick={() =>
            isOpen(styles, kind) ? onValue(kind) : toast.info(formatMessage('map.styleNeedsAddress'))
          }
        >
          {formatMessage(NAMES[kind])}
        </Button>
      ))}
      {closed && (
        <chakra.span id={reason} srOnly>
          {formatMessage('map.styleNeedsAddress')}
        </chakra.span>
      )}
    </chakra.fieldset>
  );
}
