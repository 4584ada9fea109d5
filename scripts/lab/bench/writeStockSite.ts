import fs from 'node:fs';
import path from 'node:path';

/**
 * Returns the stock site's configuration: the articles, sidebar, URLs, navbar, and footer from the project's own
 * configuration, but only preset-classic's theme.
 *
 * @param root - root folder of the project
 * @returns source of a docusaurus.config.js
 */
function configSource(root: string): string {
  return `import site from ${JSON.stringify(path.join(root, 'docusaurus.config.ts'))};

const [, {docs}] = site.presets[0];
const {folio, ...themeConfig} = site.themeConfig;
const navbar = {
  ...themeConfig.navbar,
  items: themeConfig.navbar.items.filter(item => item.type !== 'search'),
};

export default {
  ...site,
  // The project's links to pages that the stock site doesn't have are kept.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  presets: [['classic', {docs, blog: false}]],
  // They write the project's own files: redirects, downloads, finished apps.
  plugins: [],
  themes: [],
  themeConfig: {...themeConfig, navbar},
};
`;
}

/** A home page like that of a new Docusaurus site. */
const HOME_SOURCE = `import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

export default function Home() {
  return (
    <Layout description="The home page of a stock site, for comparison with the project's own.">
      <header className="hero hero--primary">
        <div className="container">
          <Heading as="h1" className="hero__title">Stock site</Heading>
          <p className="hero__subtitle">The same articles in the stock theme.</p>
          <Link className="button button--secondary button--lg" to="/introduction/getting-started">Start</Link>
        </div>
      </header>
    </Layout>
  );
}
`;

/** The stock title of a code block, with the context that the articles' own components take from the theme. */
const TITLE_SOURCE = `import {createContext} from 'react';

export const TitleContext = createContext(title => title);

export default ({children}) => children;
`;

/** Files that are copied from the project, because Docusaurus looks for them in the site's own folder. */
const COPIED = ['docs', 'static', 'sidebars.ts', 'src'];

/** Folders to link: the packages, and the Git history, from which both sites read update times. */
const LINKED = ['node_modules', '.git'];

/**
 * Writes a stock site as a baseline for the project's own.
 *
 * @param dir - an empty folder
 * @param root - root folder of the project
 */
export function writeStockSite(dir: string, root: string) {
  for (const name of COPIED) {
    fs.cpSync(path.join(root, name), path.join(dir, name), {recursive: true});
  }
  for (const name of LINKED.filter(shared => fs.existsSync(path.join(root, shared)))) {
    fs.symlinkSync(path.join(root, name), path.join(dir, name));
  }
  const title = path.join(dir, 'src/theme/CodeBlock/Title');
  // A site may replace no components.
  fs.rmSync(path.join(dir, 'src/theme'), {recursive: true, force: true});
  fs.mkdirSync(title, {recursive: true});
  fs.writeFileSync(path.join(title, 'index.js'), TITLE_SOURCE);
  const pages = path.join(dir, 'src/pages');
  for (const page of fs.readdirSync(pages).filter(name => !name.startsWith('_'))) {
    fs.rmSync(path.join(pages, page));
  }
  fs.writeFileSync(path.join(dir, 'package.json'), '{"private": true}\n');
  fs.writeFileSync(path.join(dir, 'docusaurus.config.js'), configSource(root));
  fs.writeFileSync(path.join(pages, 'index.js'), HOME_SOURCE);
}
