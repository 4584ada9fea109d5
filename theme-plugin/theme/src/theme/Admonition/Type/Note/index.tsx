import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import AdmonitionLayout from '@theme/Admonition/Layout';
import IconNote from '@theme/Admonition/Icon/Note';
import type {Props} from '@theme/Admonition/Type/Note';

/** `:::note`. */
export default function AdmonitionTypeNote({className, ...props}: Props): ReactNode {
  return (
    <AdmonitionLayout
      icon={<IconNote />}
      title={
        <Translate
          id="theme.admonition.note"
          description="The default label used for the Note admonition (:::note)">
          note
        </Translate>
      }
      {...props}
      className={clsx('alert alert--secondary', className)}
    />
  );
}
