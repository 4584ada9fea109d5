import routes from '@generated/routes';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {leafPaths} from '../links/leafPaths';

/** The routes of all pages, without the base URL, from core's route table, which every page has anyway. */
export function useSiteRoutes(): readonly string[] {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return leafPaths(routes)
    .filter(path => path.startsWith(baseUrl) && !path.startsWith(`${baseUrl}__docusaurus`))
    .map(path => path.slice(baseUrl.length - 1));
}
