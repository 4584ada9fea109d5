import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/EditMetaRow';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import {useReportUrl} from 'docusaurus-theme-folio/client';
import styles from './styles.module.css';

/** A line at the end of a page: edit link, last update, and a link to report a problem. */
export default function EditMetaRow({
  className,
  editUrl,
  lastUpdatedAt,
  lastUpdatedBy,
}: Props): ReactNode {
  const reportUrl = useReportUrl();
  return (
    <div className={clsx(styles.row, className)}>
      {editUrl && <EditThisPage editUrl={editUrl} />}
      {(lastUpdatedAt || lastUpdatedBy) && (
        <LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} />
      )}
      {reportUrl && (
        <Link to={reportUrl}>
          <Translate
            id="folio.EditMetaRow.report"
            description="The link at the end of a page to report a problem with it">
            Report a problem
          </Translate>
        </Link>
      )}
    </div>
  );
}
