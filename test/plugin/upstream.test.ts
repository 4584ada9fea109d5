import fs from 'node:fs';
import path from 'node:path';
import {recordUpstream} from '@site/scripts/drift/record';
import {upstreamFiles} from '@site/scripts/drift/upstreamFiles';

const root = path.join(__dirname, '../..');

it('the theme was written against the installed releases; otherwise, see npm run drift', () => {
  const recorded = fs.readFileSync(path.join(root, 'theme-plugin/theme/upstream.json'), 'utf8');
  const installed = recordUpstream(path.join(root, 'node_modules'), upstreamFiles(root));
  expect(installed).toEqual(JSON.parse(recorded));
});

it('the record has components in both forms, and none that only the theme has', () => {
  const files = upstreamFiles(root)['@docusaurus/theme-classic'];
  expect(files).toEqual(
    expect.arrayContaining(['lib/theme/Navbar/Layout/index.js', 'lib/theme/Admonition/Types.js']),
  );
  expect(files?.filter(file => file.includes('NavbarItem/DocNavbarItem'))).toHaveLength(1);
  expect(files?.filter(file => file.includes('SearchPage'))).toEqual([]);
});
