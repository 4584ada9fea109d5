import type {ReactNode} from 'react';
import {Badge} from './Badge';
import {Box} from './Box';
import {Diagram, type DiagramProps} from './Diagram';
import styles from './diagram.lazy.module.css';

function Wide(): ReactNode {
  return (
    <>
      <path
        className={`${styles.line} ${styles.stateLine}`}
        d="M338 68 163 104M338 68 513 104M163 166 76 210M163 166 251 210M513 166 426 210M513 166 600 210"
      />
      <Box
        x={248}
        y={12}
        width={180}
        height={56}
        role="state"
        label="root state"
        note="new object"
        mark="new object"
      />
      <Box
        x={68}
        y={104}
        width={190}
        height={62}
        role="state"
        label="songs"
        note="new array"
        mark="new array"
      />
      <Box x={418} y={104} width={190} height={62} role="state" label="view" note="same object" />
      <Box
        x={1}
        y={210}
        width={150}
        height={56}
        role="state"
        label="song 1"
        note="new"
        mark="new"
      />
      <Box x={176} y={210} width={150} height={56} role="state" label="song 2" note="same" />
      <Box x={351} y={210} width={150} height={56} role="state" label="show" note="same" />
      <Box x={525} y={210} width={150} height={56} role="state" label="moods" note="same" />
      <Badge x={238} y={104} number={1} />
      <Badge x={588} y={104} number={2} />
      <Badge x={408} y={12} number={3} />
    </>
  );
}

function Tall(): ReactNode {
  return (
    <>
      <path
        className={`${styles.line} ${styles.stateLine}`}
        d="M180 66 94 112M180 66 274 112M94 174 50 220M94 174 138 220M274 174 230 220M274 174 316 220"
      />
      <Box
        x={110}
        y={10}
        width={140}
        height={56}
        role="state"
        label="root state"
        note="new object"
        mark="new object"
      />
      <Box
        x={14}
        y={112}
        width={160}
        height={62}
        role="state"
        label="songs"
        note="new array"
        mark="new array"
      />
      <Box x={198} y={112} width={152} height={62} role="state" label="view" note="same object" />
      <Box
        x={10}
        y={220}
        width={80}
        height={56}
        role="state"
        label="song 1"
        note="new"
        mark="new"
      />
      <Box x={98} y={220} width={80} height={56} role="state" label="song 2" note="same" />
      <Box x={194} y={220} width={74} height={56} role="state" label="show" note="same" />
      <Box x={276} y={220} width={74} height={56} role="state" label="moods" note="same" />
      <Badge x={14} y={143} number={1} />
      <Badge x={350} y={143} number={2} />
      <Badge x={110} y={38} number={3} />
    </>
  );
}

/** Encore's state tree after one song has changed, with the new objects marked. */
export function StateTreeDiagram(props: DiagramProps): ReactNode {
  return (
    <Diagram
      {...props}
      label="The root state has two branches. The songs reducer updates the array songs, and the view reducer updates the object view, with the fields show and moods. After the first song has been played, the root state, the songs array, and the first song are new objects. The second song and the entire view are the same objects as before."
      caption="Encore’s state after one song has been played. New objects are marked"
      wide={{height: 268, content: <Wide />}}
      tall={{height: 286, content: <Tall />}}
    />
  );
}
