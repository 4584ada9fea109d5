import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ariaCurrent, type AriaCurrent, type CurrentLink} from './ariaCurrent';

/** Returns a function that determines `aria-current` for a link as it's configured, without the base URL. */
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
