import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import AdmonitionLayout from '@theme/Admonition/Layout';
import IconInfo from '@theme/Admonition/Icon/Info';
import type {Props} from '@theme/Admonition/Type/Info';

/** `:::info`. */
export default function AdmonitionTypeInfo({className, ...props}: Props): ReactNode {
  return (
    <AdmonitionLayout
      icon={<IconInfo />}
      title={
        <Translate
          id="theme.admonition.info"
          description="The default label used for the Info admonition (:::info)">
          info
        </Translate>
      }
      {...props}
      className={clsx('alert alert--info', className)}
    />
  );
}
