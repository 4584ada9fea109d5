import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {writeGenerated} from '../common/writeGenerated';

/** Keys of the configuration, and of `future`, that only the build reads. */
const OF_BUILD = new Set([
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'staticDirectories',
  'themes',
]);
const OF_BUILD_IN_FUTURE = new Set(['experimental_vcs', 'faster', 'v4']);

const omit = (values: object, keys: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !keys.has(key)));

/**
 * Writes a copy of the configuration that core puts into every page, without what only the build reads: options of plugins,
 * among other things.
 *
 * @param generatedDir - Docusaurus' folder of generated files
 * @returns an alias for the bundler, from core's file to the copy
 */
export function omitBuildOptions(
  generatedDir: string,
  siteConfig: DocusaurusConfig,
): Record<string, string> {
  const config = {
    ...omit(siteConfig, OF_BUILD),
    future: omit(siteConfig.future, OF_BUILD_IN_FUTURE),
  };
  const text = `export default ${JSON.stringify(config)};\n`;
  return {
    [`${path.join(generatedDir, 'docusaurus.config')}$`]: writeGenerated(
      generatedDir,
      'siteConfig.mjs',
      text,
    ),
  };
}
