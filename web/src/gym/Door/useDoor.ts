import { DOOR_LIMITS, formatMessage } from '@galla/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { newKey } from '../../app/key.ts';
import { logFailure } from '../../app/logFailure.ts';
import { toast } from '../../app/toast/toast.ts';
import { usePolling } from '../../app/usePolling.ts';
import { sendWaiting } from '../../local/outbox.ts';
import { doorEntries, useSendEntries } from './doorEntries.ts';
import {
  ageOf,
  cameLately,
  fetchList,
  readKeptList,
  verdictOf,
  whoOf,
  withEntry,
  type DoorList,
  type KnownMember,
} from './doorList.ts';
import type { Shown } from './shown.ts';

/** Refresh interval of the list; somebody may pay at the counter meanwhile. */
const REFRESH_MS = 60_000;
/**
 * Retry interval after a failure. While its circuit breaker is open, the gateway lets single calls through as
 * probes, so the first request may fail although upstream is back.
 */
const AGAIN_MS = 5_000;

/** Keeps the list of a branch up to date, and gives the verdict on each person at the door. */
export function useDoor(branch: string) {
  const environment = useRelayEnvironment();
  const { today, dayOf } = useShopClock();
  const send = useSendEntries();
  const [list, setList] = useState<DoorList>();
  const [failed, setFailed] = useState(false);
  const [isOld, setIsOld] = useState(false);
  const [waiting, setWaiting] = useState(0);
  const [shown, setShown] = useState<Shown>();
  const sending = useRef(false);
  const flush = async (): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    try {
      await sendWaiting(doorEntries, send);
      setWaiting((await doorEntries.waiting()).length);
    } finally {
      sending.current = false;
    }
  };
  const refresh = async (): Promise<void> => {
    // Without storage nothing can be waiting.
    await flush().catch((error: unknown) => logFailure('Sending who came in', error));
    try {
      setList(await fetchList(environment, branch));
      setFailed(false);
      setIsOld(false);
    } catch {
      setFailed(true);
      setIsOld(list !== undefined && ageOf(list, Date.now()) > DOOR_LIMITS.hours);
    }
  };
  const onOnline = useEffectEvent(() => void refresh());
  useEffect(() => {
    void readKeptList(branch, Date.now()).then((kept) => setList((known) => known ?? kept));
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [branch]);
  const pause = failed ? AGAIN_MS : REFRESH_MS;
  usePolling(refresh, pause, true, list === undefined && !failed ? 0 : pause);

  /** Gives the verdict on a member and records the entry; with a note the member is let in regardless. */
  const arrive = async (member: KnownMember, note = ''): Promise<void> => {
    const door = branch || list?.branches[0]?.id;
    if (list === undefined || door === undefined) return;
    const now = new Date();
    const at = now.toISOString();
    const verdict = verdictOf(list, member, { today, listDay: dayOf(list.asOf) });
    const isIn = verdict.isIn || note !== '';
    const before = isIn ? cameLately(list, whoOf(member), now.getTime()) : undefined;
    setShown({ key: at, member, verdict, note, cameAt: before?.date });
    if (before) return;
    const entryId = newKey();
    const reason = verdict.isIn ? null : verdict.reason;
    setList(withEntry(list, member, { entryId, date: at, isIn, reason, note: note === '' ? null : note }));
    const { memberId, passCode } = member;
    // A member's pass is found by member id.
    const pass = memberId == null && passCode != null ? { pass: passCode } : {};
    const entry = { key: entryId, branch: door, member: memberId ?? '', ...pass, note, at };
    try {
      await doorEntries.keep(entry);
    } catch {
      // Without storage it is sent at once or not at all.
      if (!(await send([entry]))) toast.error(formatMessage('door.sendFailed'));
      return;
    }
    await flush();
  };
  return { list, failed, isOld, waiting, shown, arrive, refresh, clear: () => setShown(undefined) };
}

export type AtDoor = ReturnType<typeof useDoor>;
