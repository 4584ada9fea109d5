import fs from 'node:fs';
import path from 'node:path';
import {startPagesServer} from '../../scripts/pagesServer';
import {createSite, THEME} from './buildFixtureSite';
import {test as siteTest} from './fixtures';

const BASE_URL = '/manual/';

const config = `
export default {
  title: 'Fixture', url: 'https://example.com', baseUrl: '${BASE_URL}',
  onBrokenLinks: 'throw', onBrokenAnchors: 'throw',
  future: {v4: true, faster: true},
  presets: [['classic', {docs: {routeBasePath: '/', admonitions: {keywords: ['experiment'], extendDefaults: true}}, blog: false}]],
  themes: [${JSON.stringify(THEME)}],
  themeConfig: {
    colorMode: {disableSwitch: false},
    announcementBar: {id: 'new-shelves', content: 'New <a href="${BASE_URL}elsewhere">shelves</a>'},
    navbar: {title: 'Fixture', items: [{to: '/elsewhere', label: 'Elsewhere'}, {to: '/crash', label: 'Crash'}, {label: 'More', items: [{to: '/frame', label: 'Frame'}, {to: '/elsewhere', label: 'Elsewhere here'}]}]},
    footer: {style: 'dark', copyright: 'Copyright', links: [{label: 'Frame', to: '/frame'}, {html: '<b>Free</b>'}]},
  },
};
`;

const frame = `---
slug: /frame
---

import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

# Frame

<Tabs groupId="os">
  <TabItem value="linux" label="Linux">

One line.

  </TabItem>
  <TabItem value="windows" label="Windows">

A tall panel.

${'Line.\n\n'.repeat(12)}
### Deep inside {/* #deep */}

  </TabItem>
</Tabs>

<Tabs groupId="os">
  <TabItem value="linux" label="Linux">Second on Linux.</TabItem>
  <TabItem value="windows" label="Windows">Second on Windows.</TabItem>
</Tabs>

<Tabs queryString="shell">
  <TabItem value="bash">Text for bash.</TabItem>
  <TabItem value="fish">Text for fish.</TabItem>
</Tabs>

:::danger

Do not.

:::

:::experiment

Perhaps.

:::

<details>
<summary>More of it</summary>

Text inside.

</details>

## A part with \`code\` {/* #part */}

${'Line.\n\n'.repeat(40)}
`;

const crash = `---
slug: /crash
---

import Broken from '@site/src/Broken';

# Crash

<Broken />
`;

const broken = `
import {useEffect, useState} from 'react';

export default function Broken() {
  const [isBroken, setBroken] = useState(false);
  useEffect(() => setBroken(!window.isMended), []);
  if (isBroken) throw new Error('The shelf is empty');
  return <p>All is well</p>;
}
`;

/** Throws if the address names this part of the page, as in `?crash=navbar,footer`, until `isMended` is set. */
const breakable = `
import {useEffect, useState} from 'react';

export default function Breakable({part, children}) {
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const parts = new URLSearchParams(location.search).get('crash') ?? '';
    setBroken(!window.isMended && parts.split(',').includes(part));
  }, [part]);
  if (isBroken) throw new Error('The ' + part + ' is worn out');
  return children;
}
`;

/** Wraps a component of the theme so that it can throw. */
const wrap = (component: string, part: string) => `
import Original from '@theme-original/${component}';
import Breakable from '@site/src/Breakable';

export default props => <Breakable part="${part}"><Original {...props} /></Breakable>;
`;

/** A line that's wider than any block. */
export const LONG_LINE = `const long = '${'very '.repeat(60)}long';`;

/** How many blocks there are before the last heading. */
const FILLERS = 40;

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\`\n`;

const code = [
  '---\nslug: /code\n---\n\n# Code\n\n[Plain](./plain.md)\n',
  fence('ts title="short.ts"', 'const a: string = "b"; // why\n\nexport default a;'),
  fence('ts title="long.ts" {1}', `${LONG_LINE}\nf(1);`),
  fence('js title="numbered.js" showLineNumbers=9', '/* a\nb */\nconst c = `d ${e(1)}`;'),
  fence('js title="marked.js"', 'a();\n// highlight-next-line\nb();'),
  fence('diff-ts title="changed.ts"', '  keep();\n- old();\n+ fresh();'),
  ...Array.from({length: FILLERS}, (_, i) =>
    fence(`ts title="filler-${i}.ts"`, `a(${i});\nb();\n`),
  ),
  '## The end\n\nText.\n',
  'More text.\n\n'.repeat(60),
].join('\n');

/**
 * What this project's own site lacks: a closable announcement, tabs of different heights, admonitions, a page that
 * crashes, and parts of the frame that can crash. There are blocks of each kind at `/code`, in an article, and one at
 * `/notes`, on a page that React renders as a whole. There's none at `/plain`, which links to both.
 */
const files = {
  // The browserslist of a site made by create-docusaurus. For older browsers, core rewrites cascade layers.
  'package.json': JSON.stringify({
    name: 'fixture',
    browserslist: ['>0.5%', 'not dead', 'not op_mini all'],
  }),
  'docusaurus.config.js': config,
  'docs/frame.mdx': frame,
  'docs/crash.mdx': crash,
  'docs/elsewhere.md': '---\nslug: /elsewhere\n---\n\n# Elsewhere\n\nText.\n',
  'docs/code.md': code,
  'docs/plain.md':
    '---\nslug: /plain\n---\n\n# Plain\n\n[Code](./code.md), [its end](./code.md#the-end), [Notes](/notes)\n',
  'src/pages/index.md': '# Home\n\n[Frame](/frame)\n',
  'src/pages/notes.md': `# Notes\n\n${fence('ts title="note.ts"', 'const a = 1;')}`,
  'src/Broken.js': broken,
  'src/Breakable.js': breakable,
  'src/theme/AnnouncementBar/Content.js': wrap('AnnouncementBar/Content', 'announcement'),
  'src/theme/Navbar/Search.js': wrap('Navbar/Search', 'navbar'),
  'src/theme/Navbar/MobileSidebar/PrimaryMenu.js': wrap(
    'Navbar/MobileSidebar/PrimaryMenu',
    'main menu',
  ),
  'src/theme/DocSidebarItems.js': wrap('DocSidebarItems', 'sidebar'),
  'src/theme/Footer/Copyright.js': wrap('Footer/Copyright', 'footer'),
};

interface WorkerFixtures {
  /** The folder of a built site with the files above. */
  fixtureDir: string;
  /** The URL of one of its routes. */
  atFixture: (route: string) => string;
}

/** The project's test, with a second site that's built once for all tests of a worker. */
export const test = siteTest.extend<object, WorkerFixtures>({
  fixtureDir: [
    // From this pattern, Playwright reads which fixtures to pass.
    async ({}, use) => {
      const {dir, build} = createSite(files);
      const {status, output} = build(['--no-minify']);
      if (status !== 0) {
        throw new Error(`The fixture site was not built:\n${output}`);
      }
      await use(path.join(dir, 'build'));
      fs.rmSync(dir, {recursive: true, force: true});
    },
    {scope: 'worker'},
  ],
  atFixture: [
    async ({fixtureDir}, use) => {
      const server = await startPagesServer({dir: fixtureDir, baseUrl: BASE_URL});
      await use(route => server.url + route.slice(1));
      await server.close();
    },
    {scope: 'worker'},
  ],
});

export {expect} from './fixtures';
