import fs from 'node:fs';
import path from 'node:path';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import {DOCS_PLUGIN, THEME_NAME} from '../../shared/constants';
import {compactVersion} from '../docsData/compactVersion';

interface GlobalData {
  readonly [DOCS_PLUGIN]?: Readonly<Record<string, GlobalPluginData>>;
}

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));

/** Files with the props of a docs plugin's routes; empty if Docusaurus keeps them elsewhere. */
function propFiles(generatedDir: string, pluginId: string): string[] {
  const folder = path.join(generatedDir, DOCS_PLUGIN, pluginId, 'p');
  return fs.existsSync(folder) ? fs.readdirSync(folder).map(name => path.join(folder, name)) : [];
}

function isVersionProps(props: unknown): props is {readonly version: PropVersionMetadata} {
  const version = (props as {readonly version?: Partial<PropVersionMetadata>} | null)?.version;
  return typeof version?.docsSidebars === 'object' && typeof version.docs === 'object';
}

/** Source of the module that replaces the props of a version's routes. */
function moduleText(compact: object, pluginId: string, place: number): string {
  const at = `[${JSON.stringify(DOCS_PLUGIN)}][${JSON.stringify(pluginId)}].versions[${place}]`;
  return `import globalData from '@generated/globalData';
import {expandVersion} from ${JSON.stringify(require.resolve('../../shared/docsData/expandVersion'))};
export default {version: expandVersion(${JSON.stringify(compact)}, globalData${at}.docs)};
`;
}

/**
 * For each version of the docs, writes a module that is shorter than the JSON that the docs plugin generates for
 * every page, and that exports the same data.
 *
 * @param generatedDir - Docusaurus' folder of generated files, complete
 * @returns aliases for the bundler, from the generated files to the modules; none for data that the short form
 * can't reproduce
 */
export function aliasCompactDocs(
  generatedDir: string,
  keepDescriptions: boolean,
): Record<string, string> {
  const aliases: Record<string, string> = {};
  const globalData = readJson(path.join(generatedDir, 'globalData.json')) as GlobalData;
  for (const [pluginId, {versions}] of Object.entries(globalData[DOCS_PLUGIN] ?? {})) {
    for (const file of propFiles(generatedDir, pluginId)) {
      const props = readJson(file);
      if (isVersionProps(props)) {
        const place = versions.findIndex(({name}) => name === props.version.version);
        const known = versions[place]?.docs ?? [];
        const compact = compactVersion(props.version, known, keepDescriptions);
        if (compact) {
          const name = `${path.basename(file, '.json')}.js`;
          const target = path.join(generatedDir, THEME_NAME, 'docs', pluginId, name);
          fs.mkdirSync(path.dirname(target), {recursive: true});
          fs.writeFileSync(target, moduleText(compact, pluginId, place));
          aliases[`${file}$`] = target;
        }
      }
    }
  }
  return aliases;
}
