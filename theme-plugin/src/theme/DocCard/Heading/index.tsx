import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/DocCard/Heading';
import Icon from '@theme/DocCard/Heading/Icon';
import Text from '@theme/DocCard/Heading/Text';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** The title of a card. */
export default function DocCardHeading({item, title, icon}: Props): ReactNode {
  return (
    <Heading as="h2" className={clsx('theme-doc-card-heading', styles.heading)}>
      {icon && <Icon item={item} icon={icon} />}
      <Text item={item} title={title} />
    </Heading>
  );
}
