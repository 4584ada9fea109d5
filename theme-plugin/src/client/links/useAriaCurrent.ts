import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ariaCurrent, type AriaCurrent, type CurrentLink} from './ariaCurrent';

/**
 * Returns how `aria-current` reads for a link as the configuration has it, the base URL not yet
 * added.
 */
export function useAriaCurrent(): (link: CurrentLink) => AriaCurrent {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {withBaseUrl} = useBaseUrlUtils();
  return ({to, activeBasePath, ...link}) =>
    ariaCurrent(
      {
        ...link,
        to: to && withBaseUrl(to),
        activeBasePath: activeBasePath && withBaseUrl(activeBasePath),
      },
      pathname,
      baseUrl,
    );
}
