/** Maps a graph value that this version of the client does not know to the default. */
export const known = <V>(values: readonly V[], value: unknown, otherwise: V): V =>
  values.find((one) => one === value) ?? otherwise;
