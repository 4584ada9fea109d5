import {getDocsVersionSearchTag, useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {versionsOf} from '../../session/queryUrl';

/** A docs plugin that has several versions, by the tags of their pages. */
export interface SearchVersions {
  readonly pluginId: string;
  readonly versions: readonly {readonly tag: string; readonly label: string}[];
  /** The version to search. */
  readonly tag: string;
}

/**
 * Which version to search of each docs plugin that has several: the one in the address, as on the search page, or else
 * that of the current page.
 *
 * @param tags - those of the current page
 */
export function useSearchVersions(tags: readonly string[]): readonly SearchVersions[] {
  const asked = versionsOf(useLocation().search);
  return Object.entries(useAllDocsData()).flatMap(([pluginId, docs]) => {
    const versions = docs.versions.map(({name, label}) => ({
      tag: getDocsVersionSearchTag(pluginId, name),
      label,
    }));
    const [tag] = [...asked, ...tags].filter(wanted => versions.some(has => has.tag === wanted));
    return versions.length > 1 && tag !== undefined ? [{pluginId, versions, tag}] : [];
  });
}
