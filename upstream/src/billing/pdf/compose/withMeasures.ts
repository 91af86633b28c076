/** Keeps a measure on one line with its unit: "500 g". */
export const withMeasures = (name: string): string =>
  name.replaceAll(/(\d) (\p{L}{1,3})(?!\p{L})/gu, '$1\u00a0$2');
