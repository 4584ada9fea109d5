import type {ReactNode} from 'react';
import {Arrow} from './Arrow';
import {Badge} from './Badge';
import {Box} from './Box';
import {Diagram, type DiagramProps} from './Diagram';

function Wide(): ReactNode {
  return (
    <>
      <Arrow points="293,68 293,82 163,82 163,100" role="state" />
      <Arrow points="383,68 383,82 513,82 513,100" role="state" />
      <Arrow points="118,166 118,182 76,182 76,206" role="state" />
      <Arrow points="208,166 208,182 251,182 251,206" role="state" />
      <Arrow points="468,166 468,182 426,182 426,206" role="state" />
      <Arrow points="558,166 558,182 600,182 600,206" role="state" />
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
      <Arrow points="150,66 150,82 94,82 94,108" role="state" />
      <Arrow points="210,66 210,82 274,82 274,108" role="state" />
      <Arrow points="72,174 72,192 50,192 50,216" role="state" />
      <Arrow points="116,174 116,192 138,192 138,216" role="state" />
      <Arrow points="252,174 252,192 231,192 231,216" role="state" />
      <Arrow points="294,174 294,192 313,192 313,216" role="state" />
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
      caption="Encore’s state after someone plays a song. New objects are marked"
      wide={{height: 268, content: <Wide />}}
      tall={{height: 286, content: <Tall />}}
    />
  );
}
