import fs from 'node:fs';
import path from 'node:path';
import {THEME_NAME} from '../../shared/constants';
import {isLoadedContent, type DocsContent} from './loadedContent';

/** Descriptions of docs by plugin id, version and doc id. */
export type DocDescriptions = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
>;

/** The descriptions of all docs, for the pages that show cards of docs. */
export function docDescriptions(docs: DocsContent): DocDescriptions {
  return Object.fromEntries(
    Object.entries(docs ?? {}).map(([pluginId, content]) => [
      pluginId,
      Object.fromEntries(
        (isLoadedContent(content) ? content.loadedVersions : []).map(version => [
          version.versionName,
          Object.fromEntries(version.docs.map(({id, description}) => [id, description])),
        ]),
      ),
    ]),
  );
}

/**
 * Writes the descriptions where the cards of docs import them from. Where they are the same as
 * before, the file stays untouched: a running development server would rebuild for it.
 */
export function writeDocDescriptions(generatedDir: string, docs: DocsContent): void {
  const file = path.join(generatedDir, THEME_NAME, 'doc-descriptions.json');
  const text = JSON.stringify(docDescriptions(docs));
  if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  }
}
