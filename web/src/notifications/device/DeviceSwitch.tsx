import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Switch } from '@chakra-ui/react/switch';
import { Suspense, useId } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { DeviceSwitchQuery } from '../../__generated__/DeviceSwitchQuery.graphql.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import { PROBLEM_TEXTS } from './deviceProblem.ts';
import { useDevice } from './useDevice.ts';

/**
 * Turns push notifications on this device on or off; nothing if the installation sends none. The list works
 * without it.
 */
export function DeviceSwitch() {
  return (
    <Boundary renderFailed={() => null}>
      <Suspense fallback={null}>
        <DeliverySwitch />
      </Suspense>
    </Boundary>
  );
}

function DeliverySwitch() {
  const { viewer } = useLazyLoadQuery<DeviceSwitchQuery>(
    graphql`
      query DeviceSwitchQuery {
        viewer {
          messagingKey
        }
      }
    `,
    {},
  );
  return viewer?.messagingKey == null ? null : <DeviceRow messagingKey={viewer.messagingKey} />;
}

function DeviceRow({ messagingKey }: { messagingKey: string }) {
  const hintId = useId();
  const { problem, on, busy, turn } = useDevice(messagingKey);
  const hint = problem
    ? PROBLEM_TEXTS[problem]
    : on
      ? 'notifications.deviceOn'
      : 'notifications.deviceExplained';
  return (
    <Switch.Root
      checked={on}
      disabled={problem !== undefined || busy}
      onCheckedChange={({ checked }) => void turn(checked)}
      display="flex"
      justifyContent="space-between"
      gap="4"
      mb="4"
      py="2"
      maxW="reading"
    >
      <Switch.HiddenInput aria-describedby={hintId} />
      <Box minW="0">
        <Switch.Label textStyle="rowTitle">{formatMessage('notifications.device')}</Switch.Label>
        <Box id={hintId} textStyle="second" color="fg.subtle">
          {formatMessage(hint)}
        </Box>
      </Box>
      <Switch.Control />
    </Switch.Root>
  );
}
