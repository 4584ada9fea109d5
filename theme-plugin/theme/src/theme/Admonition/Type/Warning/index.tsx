import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import AdmonitionLayout from '@theme/Admonition/Layout';
import IconWarning from '@theme/Admonition/Icon/Warning';
import type {Props} from '@theme/Admonition/Type/Warning';

/** `:::warning`. */
export default function AdmonitionTypeWarning({className, ...props}: Props): ReactNode {
  return (
    <AdmonitionLayout
      icon={<IconWarning />}
      title={
        <Translate
          id="theme.admonition.warning"
          description="The default label used for the Warning admonition (:::warning)">
          warning
        </Translate>
      }
      {...props}
      className={clsx('alert alert--warning', className)}
    />
  );
}
