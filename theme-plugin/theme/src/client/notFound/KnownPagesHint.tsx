import type {ReactNode} from 'react';
import routes from '@generated/routes';
import {useLocation} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {NOT_FOUND_SUGGESTIONS_MAX} from '../../shared/constants';
import {leafPaths} from '../common/leafPaths';
import {useLocalPathname} from '../themeCommonInternal';
import {nearestRoutes} from './nearestRoutes';
import {newAddress} from 'docusaurus-plugin-folio-pages/shared/newAddress';
import {useKnownPages} from './useKnownPages';
import styles from './notFound.module.css';

/** The routes of all pages, without the base URL, from core's route table, which every page has anyway. */
function useSiteRoutes(): readonly string[] {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return leafPaths(routes)
    .filter(path => path.startsWith(baseUrl) && !path.startsWith(`${baseUrl}__docusaurus`))
    .map(path => path.slice(baseUrl.length - 1));
}

/** Only pages with a title are suggested. If the titles didn't load, any page is, by its path. */
function titledRoutes(
  siteRoutes: readonly string[],
  titles: ReadonlyMap<string, string>,
): readonly string[] {
  return titles.size > 0 ? siteRoutes.filter(route => titles.has(route)) : siteRoutes;
}

/** A link to the page that replaced the address, with the same query and anchor. */
function NewAddress({to, title}: {readonly to: string; readonly title: string}): ReactNode {
  return (
    <p>
      <Translate
        id="folio.NotFound.moved"
        description="Sentence of the not-found page for an address that has a successor; page is a link"
        values={{page: <Link to={to}>{title}</Link>}}>
        {'The page you’re looking for has moved to {page}'}
      </Translate>
    </p>
  );
}

/**
 * Links to the page that replaced the address or else to those that it may have meant. It's only rendered in
 * the browser, because one file is the not-found page of all addresses.
 */
export function KnownPagesHint(): ReactNode {
  const isBrowser = useIsBrowser();
  const pathname = useLocalPathname();
  const siteRoutes = useSiteRoutes();
  const {search, hash} = useLocation();
  const known = useKnownPages();
  if (!isBrowser || !known) {
    return null;
  }
  const {titles, moved} = known;
  const titled = titledRoutes(siteRoutes, titles);
  const page = newAddress({pathname, search, hash}, moved, titled);
  if (page) {
    return <NewAddress to={page.to} title={titles.get(page.route) ?? page.route} />;
  }
  const nearest = nearestRoutes(pathname, titled, NOT_FOUND_SUGGESTIONS_MAX);
  if (nearest.length === 0) {
    return null;
  }
  return (
    <>
      <h2 className={styles.heading}>
        <Translate
          id="folio.NotFound.nearest"
          description="Heading above the pages nearest to an unknown address">
          Did you mean one of these pages?
        </Translate>
      </h2>
      <ul className={styles.nearest}>
        {nearest.map(route => (
          <li key={route}>
            <Link to={route}>{titles.get(route) ?? route}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
