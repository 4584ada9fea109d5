import type {ReactNode} from 'react';
import type {Props} from '@theme/Error';
import {ErrorPage} from '../../client/errorPage/ErrorPage';

/** The crash page inside the layout. It replaces the page's content, but the navbar and the footer stay. */
export default function ErrorPageContent(props: Props): ReactNode {
  return <ErrorPage {...props} />;
}
