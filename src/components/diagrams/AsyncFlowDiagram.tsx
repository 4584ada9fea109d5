import {useId, type ReactNode} from 'react';
import {Box} from './Box';
import styles from './diagram.lazy.module.css';
import {Tip} from './Tip';

/** The Redux data flow with a thunk that waits for a server. The article lists the same steps. */
export function AsyncFlowDiagram(): ReactNode {
  const id = useId();
  return (
    <svg
      className={styles.diagram}
      viewBox="0 0 360 390"
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}>
      <title id={`${id}-title`}>The Redux data flow with a thunk</title>
      <desc id={`${id}-description`}>
        The UI dispatches a thunk to the store. The middleware calls the thunk instead of passing it
        to the reducer. The thunk sends a request to the server and receives its response. Before
        and after that, it dispatches actions, which pass through the middleware to the reducer. The
        reducer computes the next state, and the UI reads it.
      </desc>
      <Tip id={`${id}-tip`} />
      <Box x={20} y={10} width={180} height={60} label="UI" note="buttons, forms, text" />
      <rect x="10" y="125" width="185" height="255" rx="8" className={styles.store} />
      <text x="102" y="149" className={styles.label}>
        Store
      </text>
      <Box x={50} y={162} width={130} height={50} label="Middleware" />
      <Box x={50} y={242} width={130} height={50} label="Reducer" />
      <Box x={50} y={318} width={130} height={50} label="State" />
      <Box x={250} y={157} width={100} height={60} label="Thunk" note="a function" />
      <Box x={250} y={308} width={100} height={60} label="Server" note="elsewhere" />
      <g className={styles.arrows}>
        <path d="M120 70V121" markerEnd={`url(#${id}-tip)`} />
        <path d="M180 175H246" markerEnd={`url(#${id}-tip)`} />
        <path d="M250 200H184" markerEnd={`url(#${id}-tip)`} />
        <path d="M285 217V304" markerEnd={`url(#${id}-tip)`} />
        <path d="M315 308V221" markerEnd={`url(#${id}-tip)`} />
        <path d="M115 212V238" markerEnd={`url(#${id}-tip)`} />
        <path d="M115 292V314" markerEnd={`url(#${id}-tip)`} />
        <path d="M50 343H30V74" markerEnd={`url(#${id}-tip)`} />
      </g>
      <text x="128" y="103" className={styles.right}>
        thunk
      </text>
      <text x="38" y="103" className={styles.right}>
        new state
      </text>
      <text x="216" y="168" className={styles.note}>
        call
      </text>
      <text x="223" y="217" className={styles.note}>
        actions
      </text>
      <text x="279" y="256" className={styles.left}>
        request,
      </text>
      <text x="279" y="275" className={styles.left}>
        response
      </text>
    </svg>
  );
}
