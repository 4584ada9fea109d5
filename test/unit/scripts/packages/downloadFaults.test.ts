import {downloadFaults} from '@site/scripts/packages/downloadFaults';

const HASH = 'sha512-AAAA';

it('accepts packages with a hash, whose address is left out or at the registry, and workspaces', () => {
  const packages = {
    '': {version: '1.0.0'},
    theme: {version: '1.0.0'},
    'node_modules/theme': {resolved: 'theme', link: true},
    'node_modules/a': {integrity: HASH},
    'node_modules/b': {integrity: HASH, resolved: 'https://registry.npmjs.org/b/-/b-1.0.0.tgz'},
  };
  expect(downloadFaults(packages)).toEqual({faults: [], unchecked: []});
});

it.each([
  'https://registry.npmjs.org.example.com/a/-/a-1.0.0.tgz',
  'http://registry.npmjs.org/a/-/a-1.0.0.tgz',
  'git+ssh://git@github.com/a/a.git#0123456',
  'file:../a',
])('finds a package that comes from %s', resolved => {
  expect(downloadFaults({'node_modules/a': {integrity: HASH, resolved}}).faults).toEqual([
    `node_modules/a comes from ${resolved}, not from https://registry.npmjs.org/`,
  ]);
});

it('allows only binaries for other systems to lack a hash', () => {
  const packages = {
    'node_modules/a': {optional: true, os: ['aix']},
    'node_modules/b': {optional: true, cpu: ['ppc64']},
    'node_modules/c': {optional: true},
    'node_modules/d/node_modules/e': {os: ['aix']},
  };
  expect(downloadFaults(packages)).toEqual({
    faults: [
      'node_modules/c has no integrity hash',
      'node_modules/d/node_modules/e has no integrity hash',
    ],
    unchecked: ['node_modules/a', 'node_modules/b'],
  });
});
