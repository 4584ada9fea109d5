import type {ComponentType} from 'react';
import type {Props} from '@theme/Admonition';
import AdmonitionTypeCaution from '@theme/Admonition/Type/Caution';
import AdmonitionTypeDanger from '@theme/Admonition/Type/Danger';
import AdmonitionTypeInfo from '@theme/Admonition/Type/Info';
import AdmonitionTypeNote from '@theme/Admonition/Type/Note';
import AdmonitionTypeTip from '@theme/Admonition/Type/Tip';
import AdmonitionTypeWarning from '@theme/Admonition/Type/Warning';

/** The component of each keyword. The last four are legacy aliases, which use their keyword as the title. */
const admonitionTypes: Record<string, ComponentType<Props>> = {
  note: AdmonitionTypeNote,
  tip: AdmonitionTypeTip,
  info: AdmonitionTypeInfo,
  warning: AdmonitionTypeWarning,
  danger: AdmonitionTypeDanger,
  secondary: props => <AdmonitionTypeNote title="secondary" {...props} />,
  important: props => <AdmonitionTypeInfo title="important" {...props} />,
  success: props => <AdmonitionTypeTip title="success" {...props} />,
  caution: AdmonitionTypeCaution,
};

export default admonitionTypes;
