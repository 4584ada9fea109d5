import type {ReactNode} from 'react';
import type {Props} from '@theme/Error';
import {CrashMessage} from '../../client/errorPage/CrashMessage';

/** The crash page inside the layout: navbar and footer stay, the page's content is replaced. */
export default function ErrorPageContent(props: Props): ReactNode {
  return <CrashMessage {...props} />;
}
