import {writeGenerated} from '../common/writeGenerated';
import {isLoadedContent, type DocsContent} from '../common/loadedContent';

/** Descriptions of docs by plugin ID, version, and doc ID. */
type DocDescriptions = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
>;

/** The descriptions of all docs, for pages with doc cards. */
function docDescriptions(docs: DocsContent): DocDescriptions {
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

/** Writes the descriptions to the module that doc cards import. */
export function writeDocDescriptions(generatedDir: string, docs: DocsContent): void {
  writeGenerated(generatedDir, 'doc-descriptions.json', JSON.stringify(docDescriptions(docs)));
}
