import type {ReactNode} from 'react';
import {Arrow} from './Arrow';
import {Badge} from './Badge';
import {Area, Box} from './Box';
import {Diagram, type DiagramProps} from './Diagram';
import {Note} from './Note';

function Wide(): ReactNode {
  return (
    <>
      <Area x={1} y={1} width={290} height={220} role="server" label="Server, for each request" />
      <Area x={385} y={1} width={290} height={220} role="interface" label="Browser" />
      <Arrow points="146,100 146,144" role="state" />
      <Arrow points="530,100 530,144" role="state" />
      <Arrow points="271,72 401,72" role="state" />
      <Arrow points="271,176 401,176" />
      <Box x={21} y={44} width={250} height={56} role="state" label="Store" note="filled" />
      <Box x={21} y={148} width={250} height={56} role="interface" label="HTML" note="rendered" />
      <Box x={405} y={44} width={250} height={56} role="state" label="Store" note="same state" />
      <Box
        x={405}
        y={148}
        width={250}
        height={56}
        role="interface"
        label="Page"
        note="with handlers"
      />
      <Note x={338} y={59} anchor="middle" text="state" />
      <Note x={338} y={163} anchor="middle" text="HTML" />
      <Badge x={251} y={44} number={1} />
      <Badge x={146} y={122} number={2} />
      <Badge x={635} y={44} number={3} />
      <Badge x={530} y={122} number={4} />
    </>
  );
}

function Tall(): ReactNode {
  return (
    <>
      <Area x={10} y={10} width={340} height={116} role="server" label="Server, for each request" />
      <Area x={10} y={206} width={340} height={120} role="interface" label="Browser" />
      <Arrow points="130,80 204,80" role="state" />
      <Arrow points="108,108 108,244" role="state" />
      <Arrow points="269,108 269,244" />
      <Arrow points="130,278 204,278" role="state" />
      <Box x={24} y={52} width={106} height={56} role="state" label="Store" note="filled" />
      <Box x={208} y={52} width={122} height={56} role="interface" label="HTML" note="rendered" />
      <Box x={24} y={248} width={106} height={60} role="state" label="Store" note="same state" />
      <Box
        x={208}
        y={248}
        width={122}
        height={60}
        role="interface"
        label="Page"
        note="with handlers"
      />
      <Note x={120} y={171} text="state" />
      <Note x={282} y={171} text="HTML" />
      <Badge x={24} y={80} number={1} />
      <Badge x={166} y={80} number={2} />
      <Badge x={24} y={278} number={3} />
      <Badge x={166} y={278} number={4} />
    </>
  );
}

/** How a page's state and HTML get from a server to a browser. */
export function ServerRenderingDiagram(props: DiagramProps): ReactNode {
  return (
    <Diagram
      {...props}
      label="On the server, a store is created and filled, and the app is rendered with it. The response carries the HTML and the state. In the browser, a second store is created with the same state, and React hydrates the HTML with it."
      caption="One response carries the page twice: as HTML and as state"
      wide={{height: 222, content: <Wide />}}
      tall={{height: 336, content: <Tall />}}
    />
  );
}
