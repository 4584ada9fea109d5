import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import AdmonitionLayout from '@theme/Admonition/Layout';
import IconTip from '@theme/Admonition/Icon/Tip';
import type {Props} from '@theme/Admonition/Type/Tip';

/** `:::tip`. */
export default function AdmonitionTypeTip({className, ...props}: Props): ReactNode {
  return (
    <AdmonitionLayout
      icon={<IconTip />}
      title={
        <Translate
          id="theme.admonition.tip"
          description="The default label used for the Tip admonition (:::tip)">
          tip
        </Translate>
      }
      {...props}
      className={clsx('alert alert--success', className)}
    />
  );
}
