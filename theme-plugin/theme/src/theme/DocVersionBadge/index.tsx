import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocVersionBadge';
import styles from './styles.module.css';

/** Shows the version of the docs, if the site has version badges enabled. */
export default function DocVersionBadge({className}: Props): ReactNode {
  const {badge, label} = useDocsVersion();
  return badge ? (
    <span className={clsx('theme-doc-version-badge', styles.badge, className)}>
      <Translate id="theme.docs.versionBadge.label" values={{versionLabel: label}}>
        {'Version: {versionLabel}'}
      </Translate>
    </span>
  ) : null;
}
