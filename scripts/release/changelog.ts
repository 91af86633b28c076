/** The heading of what was not released yet. */
const UNRELEASED = '## Unreleased';

/** The lines below the heading of what was not released yet. */
export function unreleased(changelog: string): string {
  const [, after = ''] = changelog.split(`${UNRELEASED}\n`);
  return after.split(/^## /m)[0]?.trim() ?? '';
}

/** Those of the sentences that the changelog does not say among what was not released yet. */
export function unnamed(sentences: readonly string[], changelog: string): string[] {
  const named = plain(unreleased(changelog));
  return sentences.filter((sentence) => !named.includes(plain(sentence)));
}

/** Of the coordinates (`Type.field`), those that the changelog does not name at all. */
export function missing(coordinates: readonly string[], changelog: string): string[] {
  return coordinates.filter((coordinate) => !changelog.includes(`\`${coordinate}\``));
}

/** A text without the marks and breaks that make it look well. */
const plain = (text: string): string => text.replaceAll('`', '').replaceAll(/\s+/g, ' ');

/** The changelog with what was not released as a release of the day; the same when there is nothing to release. */
export function withRelease(changelog: string, version: string, day: string): string {
  if (unreleased(changelog) === '') return changelog;
  return changelog.replace(`${UNRELEASED}\n`, `${UNRELEASED}\n\n## ${version} (${day})\n`);
}
