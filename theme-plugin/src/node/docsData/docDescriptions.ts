import {writeGenerated} from '../common/writeGenerated';
import {isLoadedContent, type DocsContent} from '../common/loadedContent';

/** Descriptions of docs by plugin id, version and doc id. */
type DocDescriptions = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
>;

/** The descriptions of all docs, for the pages that show cards of docs. */
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

/** Writes the descriptions where the cards of docs import them from. */
export function writeDocDescriptions(generatedDir: string, docs: DocsContent): void {
  writeGenerated(generatedDir, 'doc-descriptions.json', JSON.stringify(docDescriptions(docs)));
}
