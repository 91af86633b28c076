import {
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface Props {
  onDrop: (dragId: string) => void;
}

/** The drop target for the top level, shown below the tree while dragging. */
export function RootDrop({ onDrop }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [dragging, setDragging] = useState(false);
  const [over, setOver] = useState(false);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    return combine(
      monitorForElements({
        onDragStart: () => setDragging(true),
        onDrop: () => {
          setDragging(false);
          setOver(false);
        },
      }),
      dropTargetForElements({
        element,
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => drop(String(source.data['designation'])),
      }),
    );
  }, []);
  return (
    <Box
      ref={place}
      aria-hidden
      mt="3"
      minH="row"
      display="flex"
      alignItems="center"
      justifyContent="center"
      borderRadius="l2"
      border="1px dashed"
      borderColor={dragging ? 'border.emphasized' : 'transparent'}
      color="fg.muted"
      {...(over && { bg: 'accent.subtle', color: 'accent.fg' })}
    >
      {dragging && formatMessage('hierarchy.dropRoot')}
    </Box>
  );
}
