import {useId, type ReactNode} from 'react';
import {StrokeIcon} from '@site/theme-plugin/src/client/common/StrokeIcon';
import styles from './device.lazy.module.css';

/** Outlines on a grid of 24. */
const ICONS = {
  checkpoint: 'M5 21V4m0 1h13l-3 4 3 4H5',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  delete: 'M4 7h16M10 3h4M6 7l1 14h10l1-14M10 11v6M14 11v6',
  exercise: 'M4 20l1-4L16.5 4.5l3 3L8 19zM14 7l3 3',
} as const;

export interface DeviceProps {
  readonly kind: keyof typeof ICONS;
  readonly title: string;
  /** What stands at the end of the line of the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A box that asks the reader of a tutorial to do something. */
export default function Device({kind, title, action, children}: DeviceProps): ReactNode {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.device} data-kind={kind}>
      <div className={styles.head}>
        <StrokeIcon className={styles.icon}>
          <path d={ICONS[kind]} />
        </StrokeIcon>
        <span id={id} className={styles.title}>
          {title}
        </span>
        {action}
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
