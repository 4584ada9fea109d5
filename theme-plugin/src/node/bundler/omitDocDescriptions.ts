import fs from 'node:fs';
import path from 'node:path';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {DOCS_PLUGIN} from '../../shared/constants';
import {writeGenerated} from '../common/writeGenerated';

/** The names in a folder; none if Docusaurus keeps its files elsewhere. */
const namesIn = (folder: string): string[] => (fs.existsSync(folder) ? fs.readdirSync(folder) : []);

function isVersionProps(props: unknown): props is {readonly version: PropVersionMetadata} {
  const version = (props as {readonly version?: Partial<PropVersionMetadata>} | null)?.version;
  return typeof version?.docs === 'object';
}

/** Source of a module with the props, in which docs have empty descriptions, and each ID is sent once. */
function toModule(props: {readonly version: PropVersionMetadata}): string {
  const docs = Object.entries(props.version.docs).map(([id, doc]) => [
    id,
    {...doc, id: undefined, description: undefined},
  ]);
  const text = JSON.stringify({
    ...props,
    version: {...props.version, docs: Object.fromEntries(docs)},
  });
  return `const props = ${text};
for (const [id, doc] of Object.entries(props.version.docs)) {
  Object.assign(doc, {id, description: ''});
}
export default props;
`;
}

/**
 * For each version of the docs, writes a module in place of the JSON that the docs plugin generates for every page, without
 * the docs' descriptions.
 *
 * @param generatedDir - Docusaurus' folder of generated files, complete
 * @returns aliases for the bundler, from the generated files to the modules
 */
export function omitDocDescriptions(generatedDir: string): Record<string, string> {
  const aliases: Record<string, string> = {};
  for (const pluginId of namesIn(path.join(generatedDir, DOCS_PLUGIN))) {
    const folder = path.join(generatedDir, DOCS_PLUGIN, pluginId, 'p');
    for (const name of namesIn(folder)) {
      const file = path.join(folder, name);
      const props: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
      if (isVersionProps(props)) {
        const module = path.join('docs', pluginId, `${path.parse(name).name}.js`);
        aliases[`${file}$`] = writeGenerated(generatedDir, module, toModule(props));
      }
    }
  }
  return aliases;
}
