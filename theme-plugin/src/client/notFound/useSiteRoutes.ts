import routes from '@generated/routes';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {leafPaths} from '../links/leafPaths';

/** Every page of the site, without the base URL: core's route table, which each page has anyway. */
export function useSiteRoutes(): readonly string[] {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return leafPaths(routes)
    .filter(path => path.startsWith(baseUrl) && !path.startsWith(`${baseUrl}__docusaurus`))
    .map(path => path.slice(baseUrl.length - 1));
}
