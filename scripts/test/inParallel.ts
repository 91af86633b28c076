/** Two fill two processors, and more would exhaust the memory of a small machine. */
const AT_ONCE = 2;

/** Does the work for each item, for two at a time, begun in order; the results have the order of the items. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const takeAll = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeAll));
  return results;
}
