import type {ReactNode} from 'react';
import {processAdmonitionProps} from '@docusaurus/theme-common';
import AdmonitionTypeInfo from '@theme/Admonition/Type/Info';
import AdmonitionTypes from '@theme/Admonition/Types';
import type {Props} from '@theme/Admonition';

/**
 * An admonition, such as `:::note` in Markdown. A custom keyword without a component looks like `:::info`, with
 * the keyword as its title.
 */
export default function Admonition(props: Props): ReactNode {
  const {type} = props;
  const processed = processAdmonitionProps(props);
  const Type = Object.hasOwn(AdmonitionTypes, type) ? AdmonitionTypes[type] : undefined;
  return Type ? <Type {...processed} /> : <AdmonitionTypeInfo title={type} {...processed} />;
}
