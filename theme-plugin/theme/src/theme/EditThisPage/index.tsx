import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/EditThisPage';

/** A link to edit the page's source. */
export default function EditThisPage({editUrl}: Props): ReactNode {
  return (
    <Link to={editUrl} className="theme-edit-this-page">
      <Translate
        id="theme.common.editThisPage"
        description="The link label to edit the current page">
        Edit this page
      </Translate>
    </Link>
  );
}
