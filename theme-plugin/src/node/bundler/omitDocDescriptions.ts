import fs from 'node:fs';
import path from 'node:path';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {DOCS_PLUGIN, THEME_NAME} from '../../shared/constants';

/** The names in a folder; none if Docusaurus keeps its files elsewhere. */
const namesIn = (folder: string): string[] => (fs.existsSync(folder) ? fs.readdirSync(folder) : []);

function isVersionProps(props: unknown): props is {readonly version: PropVersionMetadata} {
  const version = (props as {readonly version?: Partial<PropVersionMetadata>} | null)?.version;
  return typeof version?.docs === 'object';
}

/**
 * For each version of the docs, writes a copy of the JSON that the docs plugin generates for every page, with empty
 * descriptions.
 *
 * @param generatedDir - Docusaurus' folder of generated files, complete
 * @returns aliases for the bundler, from the generated files to the copies
 */
export function omitDocDescriptions(generatedDir: string): Record<string, string> {
  const aliases: Record<string, string> = {};
  for (const pluginId of namesIn(path.join(generatedDir, DOCS_PLUGIN))) {
    const folder = path.join(generatedDir, DOCS_PLUGIN, pluginId, 'p');
    for (const name of namesIn(folder)) {
      const file = path.join(folder, name);
      const props: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
      if (isVersionProps(props)) {
        Object.values(props.version.docs).forEach(doc => {
          doc.description = '';
        });
        const target = path.join(generatedDir, THEME_NAME, 'docs', pluginId, name);
        fs.mkdirSync(path.dirname(target), {recursive: true});
        fs.writeFileSync(target, JSON.stringify(props));
        aliases[`${file}$`] = target;
      }
    }
  }
  return aliases;
}
