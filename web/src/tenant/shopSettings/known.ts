/** What this client knows of the values that the graph may have; a later one is shown as the default. */
export const known = <V>(values: readonly V[], value: unknown, otherwise: V): V =>
  values.find((one) => one === value) ?? otherwise;
