import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useReportUrl} from './useReportUrl';

/** A link to where the site takes reports about a page; nothing if the site doesn't set one. */
export function ReportProblem(): ReactNode {
  const url = useReportUrl();
  return url ? (
    <Link to={url}>
      <Translate
        id="folio.EditMetaRow.report"
        description="The link at the end of a page to report a problem with it">
        Report a problem
      </Translate>
    </Link>
  ) : null;
}
