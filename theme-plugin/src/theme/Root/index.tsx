import type {ReactNode} from 'react';
import type {Props} from '@theme/Root';
import {BaseUrlBanner} from '../../client/baseUrlBanner/BaseUrlBanner';

/**
 * The root of every page. The home page's HTML gets the script of the base-URL banner; the plugin
 * sets the constant on the server alone, so that no browser loads the component.
 * Source: specification, section 2: "A banner 'Your site did not load properly' with a suggested
 * base URL may show at the root path when the base URL is wrong."
 */
export default function Root({children}: Props): ReactNode {
  return (
    <>
      {process.env.FOLIO_BASE_URL_BANNER ? <BaseUrlBanner /> : null}
      {children}
    </>
  );
}
