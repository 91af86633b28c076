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

/** How often the list is asked for anew: somebody may pay at the counter meanwhile. */
const REFRESH_MS = 60_000;
/**
 * How soon it is asked again after a failure. The gateway, which keeps calls back while upstream stood, lets a single one through
 * to try: the first question after that can fail although upstream is back.
 */
const AGAIN_MS = 5_000;

/** The list of a branch, kept and renewed, and what is said of whoever stands at the door. */
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
    // A browser that keeps nothing has nothing that waits.
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

  /** Says whether a member comes in, and notes it; with a note he does in any case. */
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
    // A member’s pass is found by the member.
    const pass = memberId == null && passCode != null ? { pass: passCode } : {};
    const entry = { key: entryId, branch: door, member: memberId ?? '', ...pass, note, at };
    try {
      await doorEntries.keep(entry);
    } catch {
      // Where the browser keeps nothing it goes at once, or not at all.
      if (!(await send([entry]))) toast.error(formatMessage('door.sendFailed'));
      return;
    }
    await flush();
  };
  return { list, failed, isOld, waiting, shown, arrive, refresh, clear: () => setShown(undefined) };
}

export type AtDoor = ReturnType<typeof useDoor>;
