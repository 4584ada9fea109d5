import {lazy, Suspense, type ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocVersionBanner';
import {Region} from 'docusaurus-theme-folio/client';

const Content = lazy(
  () => import(/* webpackChunkName: "version-banner" */ '@theme/DocVersionBanner/Content'),
);

/** Tells readers that these docs aren't the latest. Only such docs load the banner's text. */
export default function DocVersionBanner({className}: Props): ReactNode {
  const {banner, label} = useDocsVersion();
  return banner ? (
    <Region>
      <Suspense fallback={null}>
        <Content className={className} banner={banner} label={label} />
      </Suspense>
    </Region>
  ) : null;
}
