import {packageFaults} from '@site/scripts/packages/packageFaults';

const sound = {license: 'MIT', integrity: 'sha512-AAAA'};
const of = (entry: object, folder = 'node_modules/a') => packageFaults({[folder]: entry});

it.each([
  [sound],
  [{...sound, license: '(GPL-3.0-only OR MIT)'}],
  [{...sound, resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz'}],
  [{optional: true, os: ['aix']}],
  [{link: true, resolved: 'examples'}],
])('accepts %j', entry => expect(of(entry)).toEqual([]));

it.each([
  [{...sound, license: 'GPL-3.0-only'}, "node_modules/a has GPL-3.0-only, which isn't allowed"],
  [{...sound, license: '(MIT AND GPL-3.0-only)'}, expect.stringContaining('AND GPL')],
  [{...sound, license: 'see LICENSE'}, expect.stringContaining('see LICENSE')],
  [{integrity: 'sha512-AAAA'}, "node_modules/a has no license, which isn't allowed"],
  [{license: 'MIT'}, 'node_modules/a has no integrity hash'],
  [
    {...sound, resolved: 'git+ssh://git@a.example/b'},
    expect.stringContaining('comes from git+ssh'),
  ],
  [{...sound, resolved: 'https://registry.npmjs.org.a.example/'}, expect.stringContaining('from')],
])('finds the fault of %j', (entry, fault) => expect(of(entry)).toEqual([fault]));

it('makes its exceptions by the exact name, in any folder', () => {
  const lgpl = {...sound, license: 'LGPL-3.0-or-later'};
  expect(of(lgpl, 'node_modules/a/node_modules/@img/sharp-linux-x64')).toEqual([]);
  expect(of(lgpl, 'node_modules/a/node_modules/eval')).toEqual([]);
  for (const other of ['@img/other', 'x@img/sharp-x', 'sharp', 'eval2', 'constructor']) {
    expect(of(lgpl, `node_modules/${other}`)).toHaveLength(1);
  }
});
