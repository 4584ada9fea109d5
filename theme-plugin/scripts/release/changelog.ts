const UNRELEASED = '## [Unreleased]';

/** The text between a heading and the next one of the same level, or undefined if there's no such heading. */
function sectionBelow(changelog: string, heading: string): string | undefined {
  const lines = changelog.split('\n');
  const start = lines.findIndex(line => line === heading || line.startsWith(`${heading} `));
  if (start < 0) {
    return undefined;
  }
  const length = lines.slice(start + 1).findIndex(line => line.startsWith('## '));
  return lines
    .slice(start + 1, length < 0 ? undefined : start + 1 + length)
    .join('\n')
    .trim();
}

/** What has changed since the last release, in the format of Keep a Changelog. */
export function unreleasedChanges(changelog: string): string {
  return sectionBelow(changelog, UNRELEASED) ?? '';
}

/**
 * The notes of a release.
 *
 * @throws {Error} if the changelog has none
 */
export function releaseNotes(changelog: string, version: string): string {
  const notes = sectionBelow(changelog, `## [${version}]`);
  if (!notes) {
    throw new Error(`CHANGELOG.md says nothing about version ${version}.`);
  }
  return notes;
}

/**
 * Makes a release of what is unreleased.
 *
 * @param date - in the form `2026-11-24`
 * @throws {Error} if nothing is unreleased, or if the changelog has the version already
 */
export function addRelease(changelog: string, version: string, date: string): string {
  if (unreleasedChanges(changelog) === '') {
    throw new Error('CHANGELOG.md has nothing below "Unreleased".');
  }
  if (changelog.includes(`## [${version}]`)) {
    throw new Error(`CHANGELOG.md already has version ${version}.`);
  }
  return changelog.replace(UNRELEASED, `${UNRELEASED}\n\n## [${version}] - ${date}`);
}
