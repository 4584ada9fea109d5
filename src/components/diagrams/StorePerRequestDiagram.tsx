import type {ReactNode} from 'react';
import {Arrow} from './Arrow';
import {Badge} from './Badge';
import {Area, Box} from './Box';
import {Diagram, type DiagramProps} from './Diagram';

function Wide(): ReactNode {
  return (
    <>
      <Area
        x={1}
        y={89}
        width={318}
        height={130}
        role="server"
        label="One store in a module"
        labelIsBelow
      />
      <Area
        x={357}
        y={89}
        width={318}
        height={130}
        role="server"
        label="A store for each request"
        labelIsBelow
      />
      <Arrow points="83,35 83,105" role="action" />
      <Arrow points="439,35 439,105" role="action" />
      <Arrow points="236,109 236,39" role="state" />
      <Arrow points="592,109 592,39" role="state" />
      <Box x={17} y={1} width={132} height={34} role="interface" label="Lin" />
      <Box x={170} y={1} width={132} height={34} role="interface" label="Next visitor" />
      <Box x={373} y={1} width={132} height={34} role="interface" label="Lin" />
      <Box x={526} y={1} width={132} height={34} role="interface" label="Next visitor" />
      <Box
        x={17}
        y={109}
        width={285}
        height={60}
        role="state"
        label="Store"
        note="Lin’s cart"
        mark="Lin’s cart"
      />
      <Box
        x={373}
        y={109}
        width={132}
        height={60}
        role="state"
        label="Store"
        note="Lin’s cart"
        mark="Lin’s cart"
      />
      <Box x={526} y={109} width={132} height={60} role="state" label="Store" note="empty cart" />
      <Badge x={83} y={62} number={1} />
      <Badge x={236} y={62} number={2} />
      <Badge x={592} y={62} number={3} />
    </>
  );
}

function Tall(): ReactNode {
  return (
    <>
      <Area
        x={10}
        y={96}
        width={340}
        height={114}
        role="server"
        label="One store in a module"
        labelIsBelow
      />
      <Arrow points="91,44 91,108" role="action" />
      <Arrow points="269,112 269,48" role="state" />
      <Box x={26} y={10} width={130} height={34} role="interface" label="Lin" />
      <Box x={204} y={10} width={130} height={34} role="interface" label="Next visitor" />
      <Box
        x={26}
        y={112}
        width={308}
        height={54}
        role="state"
        label="Store"
        note="Lin’s cart"
        mark="Lin’s cart"
      />
      <Area
        x={10}
        y={328}
        width={340}
        height={130}
        role="server"
        label="A store for each request"
        labelIsBelow
      />
      <Arrow points="91,276 91,340" role="action" />
      <Arrow points="269,344 269,280" role="state" />
      <Box x={26} y={242} width={130} height={34} role="interface" label="Lin" />
      <Box x={204} y={242} width={130} height={34} role="interface" label="Next visitor" />
      <Box
        x={26}
        y={344}
        width={130}
        height={60}
        role="state"
        label="Store"
        note="Lin’s cart"
        mark="Lin’s cart"
      />
      <Box x={204} y={344} width={130} height={60} role="state" label="Store" note="empty cart" />
      <Badge x={91} y={70} number={1} />
      <Badge x={269} y={70} number={2} />
      <Badge x={269} y={302} number={3} />
    </>
  );
}

/** Two requests to one server: with a store in a module variable, and with a store for each request. */
export function StorePerRequestDiagram({children, ...mark}: DiagramProps): ReactNode {
  return (
    <Diagram
      {...mark}
      label="With one store in a module, Lin's request fills the cart, and the page for the next visitor shows Lin's cart. With a store for each request, the next visitor's cart is empty."
      caption="A server that shares a store, and one with a store for each request"
      wide={{height: 220, content: <Wide />}}
      tall={{height: 468, content: <Tall />}}>
      {children}
    </Diagram>
  );
}
