import {
  addRelease,
  releaseNotes,
  unreleasedChanges,
} from '@site/theme-plugin/scripts/release/changelog';
import fs from 'node:fs';
import path from 'node:path';
import {PACKAGES} from '@site/theme-plugin/scripts/packages';
import released from '@site/theme-plugin/public-api.json';
import {apiChanges} from '@site/theme-plugin/scripts/release/apiChanges';
import {publicApi} from '@site/theme-plugin/scripts/release/publicApi';

describe('changelog', () => {
  const CHANGELOG = `# Changelog

## [Unreleased]

### Added

- An option \`markdown\`.

## [1.0.0] - 2026-11-02

### Fixed

- A typo.
`;

  it('reads the unreleased changes and the notes of a release', () => {
    expect(unreleasedChanges(CHANGELOG)).toBe('### Added\n\n- An option `markdown`.');
    expect(releaseNotes(CHANGELOG, '1.0.0')).toBe('### Fixed\n\n- A typo.');
  });

  it('has no notes of a version that only begins the same, or that is empty', () => {
    expect(() => releaseNotes(CHANGELOG, '1.0')).toThrow(
      'CHANGELOG.md says nothing about version 1.0.',
    );
    expect(() => releaseNotes('## [1.0.0] - 2026-11-02\n\n## [0.9.0]', '1.0.0')).toThrow(
      'CHANGELOG.md says nothing about version 1.0.0.',
    );
  });

  it('makes a release of the unreleased changes', () => {
    const released = addRelease(CHANGELOG, '1.1.0', '2026-11-24');
    expect(unreleasedChanges(released)).toBe('');
    expect(releaseNotes(released, '1.1.0')).toBe('### Added\n\n- An option `markdown`.');
    expect(releaseNotes(released, '1.0.0')).toBe('### Fixed\n\n- A typo.');
  });

  it('releases nothing twice, and no empty release', () => {
    expect(() => addRelease(CHANGELOG, '1.0.0', '2026-11-24')).toThrow('already has version 1.0.0');
    const released = addRelease(CHANGELOG, '1.1.0', '2026-11-24');
    expect(() => addRelease(released, '1.2.0', '2026-11-24')).toThrow('nothing below "Unreleased"');
  });
});

describe('publicApi', () => {
  it('has an entry in the changelog for each name that was added to the public API or removed since the last release', () => {
    const entries = PACKAGES.map(({root}) =>
      unreleasedChanges(fs.readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8')),
    ).join();
    const unmentioned = apiChanges(released, publicApi()).filter(
      ({name}) => !entries.includes(`\`${name}\``),
    );
    expect(unmentioned).toEqual([]);
  });

  it('reads names of every kind from the sources', () => {
    const api = publicApi();
    expect(api.options).toEqual(expect.arrayContaining(['markdown', 'search.synonyms']));
    expect(api.exports).toEqual(
      expect.arrayContaining(['./code', 'UserThemeOptions', 'renderCode', 'useNavbarItems']),
    );
    expect(api.components).toEqual(
      expect.arrayContaining(['SearchBar (wrap)', 'AnnouncementBar (eject, wrap)']),
    );
    expect(api['custom properties']).toEqual(expect.arrayContaining(['--surface', '--font-text']));
    expect(api.classes).toEqual(expect.arrayContaining(['DocSearch-Hit', 'DocSearch-Hit-title']));
    expect(api.labels).toEqual(
      expect.arrayContaining(['theme.SearchPage.emptyResultsTitle', 'folio.CodeBlock.label']),
    );
  });

  it('tells what was added and what was removed', () => {
    expect(
      apiChanges(
        {options: ['a', 'b'], labels: ['c'], components: ['f (wrap)', 'g (eject, wrap)']},
        {options: ['b', 'd'], classes: ['e'], components: ['f (eject, wrap)', 'g (wrap)']},
      ),
    ).toEqual([
      {kind: 'options', name: 'd', change: 'added'},
      {kind: 'classes', name: 'e', change: 'added'},
      {kind: 'components', name: 'f (eject, wrap)', change: 'added'},
      {kind: 'options', name: 'a', change: 'removed'},
      {kind: 'labels', name: 'c', change: 'removed'},
      {kind: 'components', name: 'g (eject, wrap)', change: 'removed'},
    ]);
  });
});
