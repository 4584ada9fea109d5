import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/EditMetaRow';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import {ReportProblem} from '../../client/docs/ReportProblem';
import styles from './styles.module.css';

/** A line at the end of a page: edit link, last update, and a link to report a problem. */
export default function EditMetaRow({
  className,
  editUrl,
  lastUpdatedAt,
  lastUpdatedBy,
}: Props): ReactNode {
  return (
    <div className={clsx(styles.row, className)}>
      {editUrl && <EditThisPage editUrl={editUrl} />}
      {(lastUpdatedAt || lastUpdatedBy) && (
        <LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} />
      )}
      <ReportProblem />
    </div>
  );
}
