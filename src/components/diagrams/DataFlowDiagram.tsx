import type {ReactNode} from 'react';
import {Arrow} from './Arrow';
import {Badge} from './Badge';
import {Area, Box} from './Box';
import {Diagram, type DiagramProps} from './Diagram';
import {Note} from './Note';

function Wide(): ReactNode {
  return (
    <>
      <Area x={356} y={11} width={319} height={210} role="store" label="Store" />
      <Arrow points="151,82 388,82" role="action" />
      <Arrow points="470,110 470,146" role="state" />
      <Arrow points="560,150 560,114" role="state" />
      <Arrow points="392,178 155,178" role="state" />
      <Box
        x={1}
        y={41}
        width={150}
        height={160}
        role="interface"
        label="UI"
        note="buttons, forms, text"
      />
      <Box x={196} y={64} width={100} height={36} role="action" label="action" isCode />
      <Box
        x={392}
        y={54}
        width={247}
        height={56}
        role="interface"
        label="Reducer"
        note="a function"
      />
      <Box
        x={392}
        y={150}
        width={247}
        height={56}
        role="state"
        label="State"
        note="an object"
        mark="State"
      />
      <Note x={456} y={135} anchor="end" text="next" />
      <Note x={574} y={135} text="current" />
      <Note x={236} y={165} anchor="middle" text="selectors" />
      <Badge x={291} y={64} number={1} />
      <Badge x={619} y={54} number={2} />
      <Badge x={356} y={178} number={3} />
      <Badge x={304} y={178} number={4} />
      <Badge x={131} y={41} number={5} />
    </>
  );
}

function Tall(): ReactNode {
  return (
    <>
      <Arrow points="110,66 110,188" role="action" />
      <Arrow points="262,190 262,70" role="state" />
      <Box
        x={60}
        y={10}
        width={240}
        height={56}
        role="interface"
        label="UI"
        note="buttons, forms, text"
      />
      <Box x={60} y={106} width={100} height={36} role="action" label="action" isCode />
      <Area x={10} y={190} width={340} height={136} role="store" label="Store" />
      <Arrow points="160,252 226,252" role="state" />
      <Arrow points="228,288 162,288" role="state" />
      <Box
        x={36}
        y={236}
        width={124}
        height={70}
        role="interface"
        label="Reducer"
        note="a function"
      />
      <Box
        x={228}
        y={236}
        width={100}
        height={70}
        role="state"
        label="State"
        note="an object"
        mark="State"
      />
      <Note x={194} y={240} anchor="middle" text="next" />
      <Note x={194} y={312} anchor="middle" text="current" />
      <Note x={241} y={132} anchor="end" text="selectors" />
      <Badge x={60} y={124} number={1} />
      <Badge x={36} y={271} number={2} />
      <Badge x={262} y={190} number={3} />
      <Badge x={262} y={127} number={4} />
      <Badge x={300} y={38} number={5} />
    </>
  );
}

/**
 * The one-way data flow from the UI through an action and the store, and back. The list says what happens (1) when an
 * action is dispatched, (2) in the reducer, (3) when the store notifies its subscribers, (4) in selectors, and (5) in
 * the UI.
 */
export function DataFlowDiagram(props: DiagramProps): ReactNode {
  return (
    <Diagram
      {...props}
      label="The UI dispatches an action to the store. Inside the store, the reducer computes the next state from the current state and the action. The UI then reads the new state with selectors."
      caption="The Redux data flow: an action goes in, and a new state comes out"
      wide={{height: 222, content: <Wide />}}
      tall={{height: 336, content: <Tall />}}
    />
  );
}
