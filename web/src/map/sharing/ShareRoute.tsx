import { clockText, formatMessage, formatTime } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Map } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { SettingSwitch } from '../../tenant/index.ts';
import { setSharing, useSharing } from './sharing.ts';
import { whereAmI } from './takePoint.ts';
import { useSharingRules } from './useSharingRules.ts';

const hour = (minute: number): string => formatTime(`2026-01-01T${clockText(minute)}:00Z`, 'UTC');

/** The switch with its explanation, and a link to the user's own route. */
export default function ShareRoute() {
  const { from, until, days } = useSharingRules();
  const on = useSharing();
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState(false);
  const able = 'geolocation' in navigator;
  // Asks for the permission on press, so that its purpose is clear.
  const turn = async (next: boolean): Promise<void> => {
    setRefused(false);
    if (!next) return setSharing(false);
    setAsking(true);
    try {
      await whereAmI();
      setSharing(true);
    } catch {
      setRefused(true);
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <SettingSwitch
        label={formatMessage('sharing.title')}
        hint={formatMessage('sharing.rules', { from: hour(from), until: hour(until), days })}
        on={on}
        disabled={asking || (!able && !on)}
        onTurn={(next) => void turn(next)}
      />
      <chakra.output display="block" color="due.fg" _empty={{ display: 'none' }} pt="2">
        {!able && formatMessage('sharing.unable')}
        {refused && formatMessage('sharing.refused')}
      </chakra.output>
      <Button asChild variant="outline" mt="4" w={{ base: 'full', md: 'auto' }}>
        <Link to="/MapLocation">
          <Map strokeWidth={1.75} aria-hidden />
          {formatMessage('sharing.myRoute')}
        </Link>
      </Button>
    </>
  );
}
