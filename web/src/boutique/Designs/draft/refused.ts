import type { OptionProblems } from './check.ts';

/**
 * Maps the server's problems to the options they belong to.
 * @param problems by the input's fields: `areas.0.options.1.price`, `options.1.name`
 * @param ids the option at each place of the input: `areas.0.options.1`
 */
export function refusedOptions(
  problems: Readonly<Record<string, string>>,
  ids: ReadonlyMap<string, string>,
): { at: OptionProblems; rest: string[] } {
  const at: Record<string, Record<string, string>> = {};
  const rest: string[] = [];
  for (const [path, message] of Object.entries(problems)) {
    const [, place = '', field = ''] = /^(.*options\.\d+)\.(\w+)/.exec(path) ?? [];
    const id = ids.get(place);
    if (id === undefined) rest.push(message);
    else at[id] = { ...at[id], [field]: message };
  }
  return { at, rest };
}
