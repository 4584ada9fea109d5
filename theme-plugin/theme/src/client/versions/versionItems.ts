import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';

/** Names of versions, or names with the site's own labels, as configured. */
export type VersionsConfig =
  readonly string[] | {readonly [version: string]: {readonly label?: string}};

export interface VersionItem {
  readonly version: GlobalVersion;
  readonly label: string;
}

/**
 * The versions that a dropdown shows, with their labels: those that the item lists, or all.
 *
 * @throws Error naming a version that doesn't exist, and those that do
 */
export function versionItems(
  versions: readonly GlobalVersion[],
  config: VersionsConfig | undefined,
): readonly VersionItem[] {
  const labels: readonly (readonly [name: string, label?: string])[] = Array.isArray(config)
    ? config.map((name: string) => [name])
    : Object.entries(config ?? {}).map(([name, {label}]) => [name, label]);
  const wanted = config ? labels : versions.map(({name}) => [name] as const);
  return wanted.map(([name, label]) => {
    const version = versions.find(other => other.name === name);
    if (!version) {
      throw new Error(
        `The navbar's docsVersionDropdown names the version "${name}", which does not exist. Versions of this site: ${versions.map(other => other.name).join(', ')}.`,
      );
    }
    return {version, label: label ?? version.label};
  });
}

/** Path of a version's main doc. */
export function mainDocPath({docs, mainDocId, path}: GlobalVersion): string {
  return docs.find(doc => doc.id === mainDocId)?.path ?? path;
}
