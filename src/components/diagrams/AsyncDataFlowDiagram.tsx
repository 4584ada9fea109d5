import {useId, type ReactNode} from 'react';
import {Box} from './Box';
import styles from './diagram.lazy.module.css';
import {Tip} from './Tip';

/** The data flow of a thunk that reports a request with actions. The article lists the same numbered steps. */
export function AsyncDataFlowDiagram(): ReactNode {
  const id = useId();
  return (
    <svg
      className={styles.diagram}
      viewBox="0 0 360 468"
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}>
      <title id={`${id}-title`}>The data flow of a request</title>
      <desc id={`${id}-description`}>
        The UI dispatches a thunk, which runs in the middleware. The thunk dispatches a first action
        to the store and then sends a request to the server. After the response, it dispatches a
        second action. After each of the two actions, the UI reads the new state with selectors.
      </desc>
      <Tip id={`${id}-tip`} />
      <Box x={10} y={10} width={215} height={60} label="UI" note="spinner, list, or error" />
      <Box x={115} y={168} width={110} height={64} label="Thunk" note="in middleware" />
      <Box x={290} y={168} width={66} height={64} label="Server" />
      <rect x="10" y="328" width="280" height="130" rx="8" className={styles.store} />
      <text x="150" y="354" className={styles.label}>
        Store
      </text>
      <Box x={30} y={372} width={110} height={64} label="Reducer" note="a function" />
      <Box x={180} y={372} width={90} height={64} label="State" note="an object" />
      <g className={styles.arrows}>
        <path d="M170 70V164" markerEnd={`url(#${id}-tip)`} />
        <path d="M145 232V324" markerEnd={`url(#${id}-tip)`} />
        <path d="M225 188H286" markerEnd={`url(#${id}-tip)`} />
        <path d="M290 212H229" markerEnd={`url(#${id}-tip)`} />
        <path d="M195 232V324" markerEnd={`url(#${id}-tip)`} />
        <path d="M140 404H176" markerEnd={`url(#${id}-tip)`} />
        <path d="M30 328V74" markerEnd={`url(#${id}-tip)`} />
      </g>
      <text x="180" y="102" className={styles.right}>
        1. thunk
      </text>
      <text x="180" y="121" className={styles.right}>
        (dispatch)
      </text>
      <text x="135" y="283" className={styles.left}>
        2. requested
      </text>
      <text x="232" y="160" className={styles.right}>
        3. request
      </text>
      <text x="232" y="252" className={styles.right}>
        4. response
      </text>
      <text x="205" y="283" className={styles.right}>
        5. received
      </text>
      <text x="205" y="302" className={styles.right}>
        or refused
      </text>
      <text x="40" y="102" className={styles.right}>
        new state
      </text>
      <text x="40" y="121" className={styles.right}>
        (selectors)
      </text>
    </svg>
  );
}
