import {scriptFaults} from '@site/scripts/packages/scriptFaults';

const packages = {
  'node_modules/a': {hasInstallScript: true},
  'node_modules/b/node_modules/@c/d': {hasInstallScript: true},
  'node_modules/e': {},
};

it('accepts install scripts that are allowed or denied', () => {
  expect(scriptFaults(packages, {a: true, '@c/d': false})).toEqual([]);
});

it('finds an install script that is neither, whatever objects inherit', () => {
  expect(scriptFaults({'node_modules/constructor': {hasInstallScript: true}}, {})).toEqual([
    expect.stringMatching(/^constructor has an install script\. /),
  ]);
  expect(scriptFaults(packages, {a: true})).toEqual([
    expect.stringMatching(/^@c\/d has an install script\. /),
  ]);
});

it('finds a listed package that has none', () => {
  expect(scriptFaults(packages, {a: true, '@c/d': false, e: true, f: false})).toEqual([
    '"allowScripts" of package.json lists e, which has no install script',
    '"allowScripts" of package.json lists f, which has no install script',
  ]);
});
