import type {DocusaurusConfig} from '@docusaurus/types';
import type {PolicySources} from '../builtSite/policySources';
import {OPTION} from './policyEdit';
import {UNSAFE_INLINE} from './policyText';

/** What a site's configuration says of these themes. */
interface CompanionConfig extends Pick<DocusaurusConfig, 'themeConfig'> {
  readonly markdown: Pick<DocusaurusConfig['markdown'], 'mermaid'>;
}

const UNSAFE_EVAL = "'unsafe-eval'";

/**
 * What Docusaurus's other themes need. A diagram of Mermaid has a style sheet that is different on each visit, so it has no
 * hash.
 *
 * @param policy - the site's own sources
 * @throws Error if there are live code blocks, which the policy wouldn't run, unless the site allows it
 */
export function companionSources(
  {markdown, themeConfig}: CompanionConfig,
  policy: PolicySources,
): PolicySources {
  // theme-live-codeblock sets the default of this key.
  if ('liveCodeBlock' in themeConfig && !policy['script-src']?.includes(UNSAFE_EVAL)) {
    throw new Error(
      `The Content Security Policy would block the live code blocks of @docusaurus/theme-live-codeblock, which evaluate text. ` +
        `Allow it with ${OPTION}: {'script-src': ["${UNSAFE_EVAL}"]}, turn the policy off with false, or remove that theme.`,
    );
  }
  return markdown.mermaid ? {'style-src': [UNSAFE_INLINE]} : {};
}
