import { beforeEach, expect, test } from 'vitest';
import { sendWaiting, type Outbox } from './outbox.ts';

let kept: number[] = [];
const outbox: Outbox<number> = {
  keep: (one) => {
    kept.push(one);
    return Promise.resolve();
  },
  waiting: () => Promise.resolve(kept.slice(0, 200)),
  drop: (sent) => {
    kept = kept.filter((one) => !sent.includes(one));
    return Promise.resolve();
  },
};

beforeEach(() => {
  kept = Array.from({ length: 450 }, (_, n) => n);
});

test('everything goes in batches, oldest first, and is let go of', async () => {
  const sent: number[] = [];
  await sendWaiting(outbox, (batch) => {
    sent.push(batch.length);
    return Promise.resolve(true);
  });
  expect(sent).toEqual([200, 200, 50]);
  expect(kept).toEqual([]);
});

test('in a dead spot everything stays, and what was taken before it does not', async () => {
  let answers = 1;
  await sendWaiting(outbox, () => {
    answers -= 1;
    return Promise.resolve(answers >= 0);
  });
  expect(kept).toHaveLength(250);
  expect(kept[0]).toBe(200);
});
