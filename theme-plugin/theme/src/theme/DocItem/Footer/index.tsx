import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import EditMetaRow from '@theme/EditMetaRow';
import TagsListInline from '@theme/TagsListInline';
import {useReportUrl} from 'docusaurus-theme-folio/client';
import styles from './styles.module.css';

/**
 * The end of a doc: the tags, and one line with the edit link, the last update, and a link to report a
 * problem.
 */
export default function DocItemFooter(): ReactNode {
  const {editUrl, lastUpdatedAt, lastUpdatedBy, tags} = useDoc().metadata;
  const reportUrl = useReportUrl();
  const hasTags = tags.length > 0;
  const hasMeta = Boolean(editUrl || lastUpdatedAt || lastUpdatedBy || reportUrl);
  if (!hasTags && !hasMeta) {
    return null;
  }
  return (
    <footer className={clsx('theme-doc-footer', styles.footer)}>
      {hasTags && (
        <div className="theme-doc-footer-tags-row">
          <TagsListInline tags={tags} />
        </div>
      )}
      {hasMeta && (
        <EditMetaRow
          className="theme-doc-footer-edit-meta-row"
          editUrl={editUrl}
          lastUpdatedAt={lastUpdatedAt}
          lastUpdatedBy={lastUpdatedBy}
        />
      )}
    </footer>
  );
}
