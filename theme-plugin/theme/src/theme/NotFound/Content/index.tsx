import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/NotFound/Content';
import {useLoadedComponent} from 'docusaurus-theme-folio-search/client/useLoadedComponent';
import styles from './styles.module.css';

const loadHelp = () =>
  import(/* webpackChunkName: "intent-not-found" */ '../../../client/notFound/NotFoundHelp').then(
    ({NotFoundHelp}) => NotFoundHelp,
  );

/**
 * The not-found page. If the docs are at the site's root, the docs layout renders this component and never
 * `@theme/NotFound`, so the title and the robots tag are here. The help is loaded, because this component is on every page of these docs.
 */
export default function NotFoundContent({className}: Props): ReactNode {
  const {Component: Help} = useLoadedComponent(loadHelp, true);
  const title = translate({
    id: 'theme.NotFound.title',
    message: 'Page not found',
    description: 'The title of the 404 page',
  });
  return (
    <main className={clsx(styles.notFound, className)}>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <h1>{title}</h1>
      <p>
        <Translate id="theme.NotFound.p1" description="The first paragraph of the 404 page">
          This page doesn’t exist. It might have been moved or deleted, or there’s a typo in the
          link you followed.
        </Translate>
      </p>
      <p>
        <Link to="/">
          <Translate
            id="theme.docs.breadcrumbs.home"
            description="Link of the not-found page to the home page">
            Go to the home page
          </Translate>
        </Link>
      </p>
      {Help && <Help />}
    </main>
  );
}
