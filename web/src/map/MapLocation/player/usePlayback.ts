import { ROUTE_STEP, type Stop } from '@galla/domain';
import { useEffect, useEffectEvent, useState } from 'react';

/** Playback state of a route, and its controls. */
export interface Playback {
  /** Index of the current point. */
  index: number;
  playing: boolean;
  speed: number;
  go: (index: number) => void;
  toggle: () => void;
  setSpeed: (speed: number) => void;
}

const calm = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Plays a route: 800 ms per point at speed 1 (spec 3 §9); with reduced motion it steps from stop to stop.
 * Initially at the last point, the last known position; playing from there restarts.
 */
export function usePlayback(count: number, stops: readonly Stop[]): Playback {
  const last = Math.max(0, count - 1);
  const [index, setIndex] = useState(last);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const go = (next: number): void => setIndex(Math.min(last, Math.max(0, next)));
  const step = useEffectEvent(() => {
    const next = calm() ? (stops.find((stop) => stop.index > index)?.index ?? last) : index + 1;
    go(next);
    if (next >= last) setPlaying(false);
  });
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => step(), ROUTE_STEP / speed);
    return () => clearInterval(timer);
  }, [playing, speed]);
  const toggle = (): void => {
    if (!playing && index >= last) setIndex(0);
    setPlaying(!playing && last > 0);
  };
  return { index, playing, speed, go, toggle, setSpeed };
}
