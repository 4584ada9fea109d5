import {useId, type ReactNode} from 'react';
import {Icon} from './Icon';
import styles from './device.lazy.module.css';

export interface DeviceProps {
  readonly kind: 'checkpoint' | 'copy' | 'delete' | 'exercise';
  readonly title: string;
  /** What stands at the end of the line of the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A box that asks the reader of a tutorial to do something. */
export function Device({kind, title, action, children}: DeviceProps): ReactNode {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.device} data-kind={kind}>
      <div className={styles.head}>
        <Icon name={kind} />
        <span id={id} className={styles.title}>
          {title}
        </span>
        {action}
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
