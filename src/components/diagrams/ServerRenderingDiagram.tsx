import type {ReactNode} from 'react';
import {Arrow} from './Arrow';
import {Badge} from './Badge';
import {Area, Box} from './Box';
import {Diagram, type DiagramProps} from './Diagram';
import {Note} from './Note';

/** How a page's state and HTML get from a server to a browser. */
export function ServerRenderingDiagram({children}: DiagramProps): ReactNode {
  return (
    <Diagram
      height={336}
      label="On the server, a store is created and filled, and the app is rendered with it. The response carries the HTML and the state. In the browser, a second store is created with the same state, and React hydrates the HTML with it."
      caption="One response carries the page twice: as HTML and as state"
      drawing={
        <>
          <Area
            x={10}
            y={10}
            width={340}
            height={116}
            role="server"
            label="Server, for each request"
          />
          <Area x={10} y={206} width={340} height={120} role="interface" label="Browser" />
          <Arrow points="130,80 204,80" role="state" />
          <Arrow points="108,108 108,244" role="state" />
          <Arrow points="269,108 269,244" />
          <Arrow points="130,278 204,278" role="state" />
          <Box x={24} y={52} width={106} height={56} role="state" label="Store" note="filled" />
          <Box
            x={208}
            y={52}
            width={122}
            height={56}
            role="interface"
            label="HTML"
            note="rendered"
          />
          <Box
            x={24}
            y={248}
            width={106}
            height={60}
            role="state"
            label="Store"
            note="same state"
          />
          <Box
            x={208}
            y={248}
            width={122}
            height={60}
            role="interface"
            label="Page"
            note="with handlers"
          />
          <Note x={120} y={171}>
            state
          </Note>
          <Note x={282} y={171}>
            HTML
          </Note>
          <Badge x={24} y={80}>
            {1}
          </Badge>
          <Badge x={166} y={80}>
            {2}
          </Badge>
          <Badge x={24} y={278}>
            {3}
          </Badge>
          <Badge x={166} y={278}>
            {4}
          </Badge>
        </>
      }>
      {children}
    </Diagram>
  );
}
