import type {ReactNode} from 'react';
import type {Props} from '@theme/Error';
import {ErrorPage} from '../../client/errorPage/ErrorPage';

/** The crash page inside the layout: navbar and footer stay, the page's content is replaced. */
export default function ErrorPageContent(props: Props): ReactNode {
  return <ErrorPage {...props} />;
}
