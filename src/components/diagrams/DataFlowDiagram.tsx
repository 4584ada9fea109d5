import type {ReactNode} from 'react';
import {Arrow} from './Arrow';
import {Badge} from './Badge';
import {Area, Box} from './Box';
import {Diagram, type DiagramProps} from './Diagram';
import {Note} from './Note';

/**
 * The one-way data flow from the UI through an action and the store, and back. The list says what happens (1) when an
 * action is dispatched, (2) in the reducer, (3) when the store notifies its subscribers, (4) in selectors, and (5) in
 * the UI.
 */
export function DataFlowDiagram({children}: DiagramProps): ReactNode {
  return (
    <Diagram
      height={336}
      label="The UI dispatches an action to the store. Inside the store, the reducer computes the next state from the current state and the action. The UI then reads the new state with selectors."
      caption="The Redux data flow: an action goes in, and a new state comes out"
      drawing={
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
          <Area x={10} y={190} width={340} height={136} role="state" label="Store" />
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
            role="changed"
            label="State"
            note="an object"
          />
          <Note x={194} y={240} anchor="middle">
            next
          </Note>
          <Note x={194} y={312} anchor="middle">
            current
          </Note>
          <Note x={241} y={132} anchor="end">
            selectors
          </Note>
          <Badge x={60} y={124}>
            {1}
          </Badge>
          <Badge x={36} y={271}>
            {2}
          </Badge>
          <Badge x={262} y={190}>
            {3}
          </Badge>
          <Badge x={262} y={127}>
            {4}
          </Badge>
          <Badge x={300} y={38}>
            {5}
          </Badge>
        </>
      }>
      {children}
    </Diagram>
  );
}
