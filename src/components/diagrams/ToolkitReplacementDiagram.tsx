import {useId, type ReactNode} from 'react';
import {Box} from './Box';
import styles from './diagram.lazy.module.css';
import {Tip} from './Tip';

/** Which handwritten code each function of Redux Toolkit replaces. The article contains the same as a table. */
export function ToolkitReplacementDiagram(): ReactNode {
  const id = useId();
  return (
    <svg
      className={styles.diagram}
      viewBox="0 0 360 400"
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}>
      <title id={`${id}-title`}>What Redux Toolkit replaces</title>
      <desc id={`${id}-description`}>
        configureStore replaces the store setup with combineReducers, the thunk middleware, and the
        DevTools. createSlice replaces the reducers with their switch statements and spreads, and
        also the action creators with their union. createAsyncThunk replaces the three actions of a
        request. createEntityAdapter replaces the functions for songs by ID. The state, the events,
        the data flow, the user interface, and the tests stay the same.
      </desc>
      <Tip id={`${id}-tip`} />
      <Box x={5} y={10} width={140} height={56} label="Store setup" note="thunk, DevTools" />
      <Box x={5} y={76} width={140} height={56} label="Reducers" note="switch, spreads" />
      <Box x={5} y={142} width={140} height={56} label="Action creators" note="and their union" />
      <Box x={5} y={208} width={140} height={56} label="Requests" note="three actions each" />
      <Box x={5} y={274} width={140} height={56} label="Songs by ID" note="four functions" />
      <g className={styles.store}>
        <rect x="173" y="10" width="182" height="56" rx="8" />
        <rect x="173" y="76" width="182" height="122" rx="8" />
        <rect x="173" y="208" width="182" height="56" rx="8" />
        <rect x="173" y="274" width="182" height="56" rx="8" />
      </g>
      <text x="264" y="43" className={styles.label}>
        configureStore
      </text>
      <text x="264" y="142" className={styles.label}>
        createSlice
      </text>
      <text x="264" y="241" className={styles.label}>
        createAsyncThunk
      </text>
      <text x="264" y="307" className={styles.label}>
        createEntityAdapter
      </text>
      <g className={styles.arrows}>
        <path d="M145 38H169" markerEnd={`url(#${id}-tip)`} />
        <path d="M145 104H169" markerEnd={`url(#${id}-tip)`} />
        <path d="M145 170H169" markerEnd={`url(#${id}-tip)`} />
        <path d="M145 236H169" markerEnd={`url(#${id}-tip)`} />
        <path d="M145 302H169" markerEnd={`url(#${id}-tip)`} />
      </g>
      <Box
        x={5}
        y={340}
        width={350}
        height={56}
        label="Unchanged"
        note="state, events, data flow, user interface, tests"
      />
    </svg>
  );
}
