/** Heading of the unreleased changes. */
const UNRELEASED = '## Unreleased';

/** The lines below the heading of the unreleased changes. */
export function unreleased(changelog: string): string {
  const [, after = ''] = changelog.split(`${UNRELEASED}\n`);
  return after.split(/^## /m)[0]?.trim() ?? '';
}

/** The sentences that are missing from the unreleased part of the changelog. */
export function unnamed(sentences: readonly string[], changelog: string): string[] {
  const named = plain(unreleased(changelog));
  return sentences.filter((sentence) => !named.includes(plain(sentence)));
}

/** The coordinates (`Type.field`) that the changelog does not mention. */
export function missing(coordinates: readonly string[], changelog: string): string[] {
  return coordinates.filter((coordinate) => !changelog.includes(`\`${coordinate}\``));
}

/** The text without backticks and line breaks, for comparison. */
const plain = (text: string): string => text.replaceAll('`', '').replaceAll(/\s+/g, ' ');

/** Turns the unreleased changes into a release dated `day`; returns the changelog unchanged when there are none. */
export function withRelease(changelog: string, version: string, day: string): string {
  if (unreleased(changelog) === '') return changelog;
  return changelog.replace(`${UNRELEASED}\n`, `${UNRELEASED}\n\n## ${version} (${day})\n`);
}
