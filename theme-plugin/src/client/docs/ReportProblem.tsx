import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useReportUrl} from './useReportUrl';

/** Leads to the place where the site takes reports on a page; nothing where it names none. */
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
