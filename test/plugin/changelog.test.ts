import {
  addRelease,
  releaseNotes,
  unreleasedChanges,
} from '../../theme-plugin/scripts/release/changelog';

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
