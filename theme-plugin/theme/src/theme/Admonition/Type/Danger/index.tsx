import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import AdmonitionLayout from '@theme/Admonition/Layout';
import IconDanger from '@theme/Admonition/Icon/Danger';
import type {Props} from '@theme/Admonition/Type/Danger';

/** `:::danger`. */
export default function AdmonitionTypeDanger({className, ...props}: Props): ReactNode {
  return (
    <AdmonitionLayout
      icon={<IconDanger />}
      title={
        <Translate
          id="theme.admonition.danger"
          description="The default label used for the Danger admonition (:::danger)">
          danger
        </Translate>
      }
      {...props}
      className={clsx('alert alert--danger', className)}
    />
  );
}
