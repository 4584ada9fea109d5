import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import AdmonitionLayout from '@theme/Admonition/Layout';
import IconWarning from '@theme/Admonition/Icon/Warning';
import type {Props} from '@theme/Admonition/Type/Caution';

/** `:::caution`, the old name of `:::warning`. */
export default function AdmonitionTypeCaution({className, ...props}: Props): ReactNode {
  return (
    <AdmonitionLayout
      icon={<IconWarning />}
      title={
        <Translate
          id="theme.admonition.caution"
          description="The default label used for the Caution admonition (:::caution)">
          caution
        </Translate>
      }
      {...props}
      className={clsx('alert alert--warning', className)}
    />
  );
}
