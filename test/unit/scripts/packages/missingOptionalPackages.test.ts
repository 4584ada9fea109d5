import fs from 'node:fs';
import {missingOptionalPackages} from '@site/scripts/packages/missingOptionalPackages';

it('finds required packages that are missing, looking them up like npm does', () => {
  const packages = {
    '': {optionalDependencies: {a: '1.0.0'}},
    'node_modules/a': {
      version: '1.0.0',
      dev: true,
      optionalDependencies: {'@a/core-linux-arm64': '^1.2.0', b: '2.0.0'},
    },
    'node_modules/a/node_modules/c': {optionalDependencies: {b: '2.0.0', d: '1.0.0'}},
    'node_modules/a/node_modules/d': {},
    'node_modules/b': {},
  };
  expect(missingOptionalPackages(packages)).toEqual({
    'node_modules/@a/core-linux-arm64': {
      version: '1.2.0',
      cpu: ['arm64'],
      dev: true,
      optional: true,
      os: ['linux'],
    },
  });
});

it('reads the system and the processor from a name that has them right after its scope', () => {
  const packages = {'node_modules/a': {optionalDependencies: {'@a/darwin-x64': '1.0.0'}}};
  expect(missingOptionalPackages(packages)).toEqual({
    'node_modules/@a/darwin-x64': {version: '1.0.0', cpu: ['x64'], optional: true, os: ['darwin']},
  });
});

it('finds nothing in the lock file of this repository, so npm ci accepts it', () => {
  const {packages} = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
  expect(Object.keys(missingOptionalPackages(packages))).toEqual([]);
});
