import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {baseUrlScript} from '../baseUrlBanner/baseUrlScript';

/**
 * Replaces core's own banner: adds the script that shows one to the home page's HTML, if the site wants it.
 * In the browser, this component is empty.
 */
export default function BaseUrlIssueBanner(): ReactNode {
  const {baseUrl, baseUrlIssueBanner} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  if (!baseUrlIssueBanner || pathname !== baseUrl) {
    return null;
  }
  const script = baseUrlScript(baseUrl, {
    title: translate({
      id: 'folio.BaseUrlBanner.title',
      message: 'Your site did not load properly',
      description: 'Title of the banner that shows where the site has a wrong base URL',
    }),
    configured: translate({
      id: 'folio.BaseUrlBanner.configured',
      message: 'Its pages look for their files at baseUrl =',
      description: 'Followed by the base URL that the site was built with',
    }),
    suggested: translate({
      id: 'folio.BaseUrlBanner.suggested',
      message: 'but this page was served elsewhere. Build it with baseUrl =',
      description: 'Followed by the base URL that the banner suggests',
    }),
  });
  return (
    <Head>
      <script>{script}</script>
    </Head>
  );
}
