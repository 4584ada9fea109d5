import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {THEME} from './buildFixtureSite';

const root = path.join(__dirname, '../..');

/** The base URL of the fixture site. */
export const FRAME_BASE_URL = '/manual/';

const config = `
export default {
  title: 'Fixture', url: 'https://example.com', baseUrl: '${FRAME_BASE_URL}',
  onBrokenLinks: 'throw', onBrokenAnchors: 'throw',
  future: {v4: true, faster: true},
  presets: [['classic', {docs: {routeBasePath: '/', admonitions: {keywords: ['experiment'], extendDefaults: true}}, blog: false}]],
  themes: [${JSON.stringify(THEME)}],
  themeConfig: {
    colorMode: {disableSwitch: false},
    announcementBar: {id: 'new-shelves', content: 'New <a href="/manual/elsewhere">shelves</a>'},
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

/** Throws if the address names this part of the page, as in `?crash=footer`, until `isMended` is set. */
const breakable = `
import {useEffect, useState} from 'react';

export default function Breakable({part, children}) {
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    setBroken(!window.isMended && new URLSearchParams(location.search).get('crash') === part);
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
  'src/pages/index.md': '# Home\n\n[Frame](/frame)\n',
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

export interface FrameSite {
  /** The folder of the built site. */
  readonly dir: string;
  /** Deletes the site. */
  readonly remove: () => void;
}

/**
 * Builds a site with what this project's own site lacks: a closable announcement, tabs of different heights,
 * admonitions, a page that crashes, and parts of the frame that can crash.
 *
 * @throws Error with the build's output if the build fails
 */
export function buildFrameSite(): FrameSite {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'frame-site-'));
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), text);
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(dir, 'node_modules'));
  const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const {status, stdout, stderr} = spawnSync(process.execPath, [docusaurus, 'build'], {
    cwd: dir,
    encoding: 'utf8',
    env: {...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: '0', CI: 'true'},
  });
  if (status !== 0) {
    throw new Error(`The fixture site was not built:\n${stdout}\n${stderr}`);
  }
  return {
    dir: path.join(dir, 'build'),
    remove: () => fs.rmSync(dir, {recursive: true, force: true}),
  };
}
