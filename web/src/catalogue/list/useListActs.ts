import { formatMessage, type CountKey, type ItemKind, type MessageKey } from '@galla/domain';
import { useState } from 'react';
import { newKey } from '../../app/key.ts';
import { logFailure } from '../../app/logFailure.ts';
import { toast } from '../../app/toast/toast.ts';
import type { Status } from './address.ts';
import { counted, countText } from '../../ui/counted.ts';
import type { BatchResult } from './inBatches.ts';
import { useBatches, type Working } from './useBatches.ts';
import { useNames } from './useNames.ts';
import { WORDS } from './words.ts';
import { useDeleteItems } from './writes/useDeleteItems.ts';
import { useUpdateMarketplace } from './writes/useUpdateMarketplace.ts';
import { useUpdateStatus } from './writes/useUpdateStatus.ts';

/** Actions on one or more items of a list. */
export interface ListActs {
  working: Working | undefined;
  /** Ids in the delete dialog; undefined while it is closed. */
  asked: readonly string[] | undefined;
  /** Names of the first few, once loaded. */
  names: readonly string[];
  askDelete: (ids: readonly string[]) => void;
  answerDelete: (yes: boolean) => void;
  setStatus: (ids: readonly string[], status: Status) => void;
  setListed: (ids: readonly string[], listed: boolean) => void;
  /** Ids deleted here that the page on screen may still contain. */
  gone: ReadonlySet<string>;
}

interface Options {
  kind: ItemKind;
  /** Called with the written ids, and whether they were deleted. */
  onWritten: (ids: readonly string[], deleted: boolean) => void;
}

/** Shows the outcome; after a partial failure it says how many were written. */
function showOutcome(total: number, result: BatchResult, done: string, failed: (text: string) => void): void {
  const { failure, done: ids } = result;
  const far = { done: countText(ids.length), total: countText(total) };
  if (failure !== undefined)
    failed(ids.length === 0 ? failure : formatMessage('list.doneBefore', { failure, ...far }));
  else if (ids.length < total) toast.info(formatMessage('list.stopped', far));
  else toast.success(done);
}

export function useListActs({ kind, onWritten }: Options): ListActs {
  const { working, run } = useBatches();
  const [asked, setAsked] = useState<readonly string[]>();
  const { names, findNames } = useNames();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const { write: deleteItems } = useDeleteItems();
  const { write: setStatus } = useUpdateStatus();
  const updateMarketplace = useUpdateMarketplace();

  const remove = async (ids: readonly string[]): Promise<void> => {
    const result = await run('list.deleting', ids, (items) => deleteItems({ key: newKey(), items }));
    if (result.done.length > 0) {
      setGone((before) => new Set([...before, ...result.done]));
      onWritten(result.done, true);
    }
    showOutcome(ids.length, result, counted(WORDS[kind].deleted, ids.length), toast.error);
  };

  const changeStatus = async (ids: readonly string[], status: Status): Promise<void> => {
    const result = await run('list.updatingStatus', ids, (items) =>
      setStatus({ key: newKey(), items, status }),
    );
    if (result.done.length > 0) onWritten(result.done, false);
    const count = counted(WORDS[kind].count, ids.length);
    showOutcome(
      ids.length,
      result,
      formatMessage('list.statusSet', { count, status: formatMessage(`list.status.${status}`) }),
      toast.error,
    );
  };

  const changeListed = async (ids: readonly string[], listed: boolean): Promise<void> => {
    const says: MessageKey = listed ? 'list.addingToCart' : 'list.removingFromCart';
    const done: CountKey = listed ? 'list.productsListed' : 'list.productsUnlisted';
    const result = await run(says, ids, (batch) => updateMarketplace(batch, listed));
    if (result.done.length > 0) onWritten(result.done, false);
    // The specification only logs this failure (1 §8). A neutral toast is shown as well, so that the user
    // does not wait for the badge.
    showOutcome(ids.length, result, counted(done, ids.length), (text) => {
      logFailure('Not on the market place', text);
      toast.info(text);
    });
  };

  return {
    working,
    asked,
    gone,
    names,
    askDelete: (ids) => {
      if (ids.length === 0) toast.error(formatMessage(WORDS[kind].noneToDelete));
      else {
        findNames(ids);
        setAsked(ids);
      }
    },
    answerDelete: (yes) => {
      setAsked(undefined);
      if (yes && asked) void remove(asked);
    },
    setStatus: (ids, status) => {
      if (ids.length === 0) toast.error(formatMessage(WORDS[kind].noneToUpdate));
      else void changeStatus(ids, status);
    },
    setListed: (ids, listed) => {
      if (ids.length === 0) toast.error(formatMessage('list.noProductChosen'));
      else void changeListed(ids, listed);
    },
  };
}
