import {useId, type ReactNode} from 'react';
import Box from './Box';
import styles from './diagram.lazy.module.css';
import Tip from './Tip';

/** The life of a cache entry of RTK Query. The article says the same in a list. */
export default function CacheLifeCycleDiagram(): ReactNode {
  const id = useId();
  return (
    <svg
      className={styles.diagram}
      viewBox="0 0 360 420"
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}>
      <title id={`${id}-title`}>The life of a cache entry</title>
      <desc id={`${id}-description`}>
        The first component that asks makes an entry, and a request is sent. With the answer, the
        entry is in use, and everybody who asks the same shares it. When a tag of it is invalidated,
        the request is sent again. When the last component stops asking, the entry is kept for 60
        seconds. If somebody asks again meanwhile, it is in use as before; if not, it is removed.
      </desc>
      <Tip id={`${id}-tip`} />
      <Box x={60} y={10} width={180} height={60} label="Requested" note="no data yet" />
      <Box x={60} y={130} width={180} height={60} label="In use" note="data, shared by all" />
      <Box x={60} y={250} width={180} height={60} label="Unused" note="kept for 60 seconds" />
      <rect x="60" y="370" width="180" height="40" rx="8" className={styles.store} />
      <text x="150" y="395" className={styles.label}>
        Removed
      </text>
      <g className={styles.arrows}>
        <path d="M150 70V126" markerEnd={`url(#${id}-tip)`} />
        <path d="M120 190V246" markerEnd={`url(#${id}-tip)`} />
        <path d="M180 250V194" markerEnd={`url(#${id}-tip)`} />
        <path d="M150 310V366" markerEnd={`url(#${id}-tip)`} />
        <path d="M240 148H268V172H244" markerEnd={`url(#${id}-tip)`} />
      </g>
      <text x="160" y="104" className={styles.right}>
        answer
      </text>
      <text x="110" y="215" className={styles.left}>
        last one
      </text>
      <text x="110" y="234" className={styles.left}>
        stops asking
      </text>
      <text x="190" y="215" className={styles.right}>
        asked for
      </text>
      <text x="190" y="234" className={styles.right}>
        again
      </text>
      <text x="160" y="344" className={styles.right}>
        time is up
      </text>
      <text x="276" y="140" className={styles.right}>
        tag invalid:
      </text>
      <text x="276" y="159" className={styles.right}>
        request
      </text>
      <text x="276" y="178" className={styles.right}>
        again
      </text>
    </svg>
  );
}
