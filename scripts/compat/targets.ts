import browserslist from 'browserslist';
import bcd from '@mdn/browser-compat-data';
import type {BrowserName, Identifier, SimpleSupportStatement} from '@mdn/browser-compat-data';

/** The oldest version of each browser that the site promises to work in. */
export type Targets = Partial<Record<BrowserName, string>>;

/** Reads the production list of `browserslist` in package.json. */
export function readTargets(root: string): Targets {
  const targets: Targets = {};
  for (const entry of browserslist(undefined, {path: root, env: 'production'})) {
    const [name = '', versions = ''] = entry.split(' ');
    const version = versions.split('-')[0] ?? '';
    if (!isBrowser(name)) {
      throw new Error(`${name} isn't in MDN's browser data: use chrome, edge, firefox, or safari`);
    }
    const oldest = targets[name];
    if (oldest === undefined || compareVersions(version, oldest) < 0) {
      targets[name] = version;
    }
  }
  return targets;
}

/**
 * Lists the targets that lack a feature.
 *
 * @param options.prefixed - whether a name with a prefix, such as `-webkit-mask`, counts
 * @returns for example `['Firefox 115 (since 121)', 'Safari 16.4 (never)']`
 */
export function lacking(
  feature: Identifier | undefined,
  targets: Targets,
  {prefixed = false}: {prefixed?: boolean} = {},
): string[] {
  const support = feature?.__compat?.support;
  if (support === undefined) {
    return [];
  }
  return Object.keys(targets)
    .filter(isBrowser)
    .flatMap(browser => {
      const statements = [support[browser] ?? []]
        .flat()
        .filter(statement => isWhole(statement) && (prefixed || !statement.prefix));
      const target = targets[browser] ?? '0';
      if (statements.length > 0 && statements.some(statement => includes(statement, target))) {
        return [];
      }
      const since = statements
        .map(({version_added}) => version_added)
        .find(version => typeof version === 'string' && version !== 'preview');
      const when = since ? `since ${String(since)}` : 'never';
      return support[browser] === undefined
        ? []
        : [`${bcd.browsers[browser].name} ${target} (${when})`];
    });
}

/** Whether a browser has all of the feature, for everyone. */
function isWhole({flags, alternative_name, partial_implementation}: SimpleSupportStatement) {
  return !flags && !alternative_name && !partial_implementation;
}

function includes({version_added, version_removed}: SimpleSupportStatement, target: string) {
  const added = typeof version_added === 'string' ? version_added.replace('≤', '') : version_added;
  return (
    (added === true ||
      (typeof added === 'string' && added !== 'preview' && compareVersions(added, target) <= 0)) &&
    (typeof version_removed !== 'string' ||
      compareVersions(version_removed.replace('≤', ''), target) > 0)
  );
}

function isBrowser(name: string): name is BrowserName {
  return name in bcd.browsers;
}

function compareVersions(a: string, b: string): number {
  const [first, second] = [a, b].map(version => version.split('.').map(Number));
  for (const i of [0, 1, 2]) {
    const difference = (first?.[i] ?? 0) - (second?.[i] ?? 0);
    if (difference !== 0) {
      return difference;
    }
  }
  return 0;
}
