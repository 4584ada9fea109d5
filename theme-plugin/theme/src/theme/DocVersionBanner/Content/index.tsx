import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {
  useActivePlugin,
  useDocsPreferredVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/DocVersionBanner/Content';
import styles from './styles.module.css';

type TextProps = Pick<Props, 'banner' | 'label'>;

function Text({banner, label}: TextProps): ReactNode {
  const {title} = useDocusaurusContext().siteConfig;
  const values = {siteTitle: title, versionLabel: <b>{label}</b>};
  return banner === 'unreleased' ? (
    <Translate
      id="theme.docs.versions.unreleasedVersionLabel"
      description="The label used to tell the user that he's browsing an unreleased doc version"
      values={values}>
      {'This is unreleased documentation for {siteTitle} {versionLabel} version.'}
    </Translate>
  ) : (
    <Translate
      id="theme.docs.versions.unmaintainedVersionLabel"
      description="The label used to tell the user that he's browsing an unmaintained doc version"
      values={values}>
      {
        'This is documentation for {siteTitle} {versionLabel}, which is no longer actively maintained.'
      }
    </Translate>
  );
}

/** Leads to this page in the latest version or, if that doesn't have it, to its main page. */
function Suggestion(): ReactNode {
  const pluginId = useActivePlugin({failfast: true})?.pluginId;
  const {savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  const {latestDocSuggestion, latestVersionSuggestion: latest} = useDocVersionSuggestions(pluginId);
  const doc = latestDocSuggestion ?? latest.docs.find(({id}) => id === latest.mainDocId);
  return doc ? (
    <Translate
      id="theme.docs.versions.latestVersionSuggestionLabel"
      description="The label used to tell the user to check the latest version"
      values={{
        versionLabel: latest.label,
        latestVersionLink: (
          <Link to={doc.path} onClick={() => savePreferredVersionName(latest.name)}>
            <Translate
              id="theme.docs.versions.latestVersionLinkLabel"
              description="The label used for the latest version suggestion link label">
              latest version
            </Translate>
          </Link>
        ),
      }}>
      {'For up-to-date documentation, see the {latestVersionLink} ({versionLabel}).'}
    </Translate>
  ) : null;
}

/** The banner on docs of a version that isn't the latest. */
export default function DocVersionBannerContent({className, ...text}: Props): ReactNode {
  return (
    <div
      role="note"
      className={clsx('theme-doc-version-banner alert alert--warning', styles.banner, className)}>
      <p>
        <Text {...text} />
      </p>
      <p>
        <Suggestion />
      </p>
    </div>
  );
}
