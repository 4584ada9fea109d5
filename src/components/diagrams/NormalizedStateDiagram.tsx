import type {ReactNode} from 'react';
import {Arrow} from './Arrow';
import {Badge} from './Badge';
import {Area, Box} from './Box';
import {Diagram, type DiagramProps} from './Diagram';

function Wide(): ReactNode {
  return (
    <>
      {['T1', 'T2'].map((ticket, index) => (
        <g key={ticket}>
          <Area
            x={1 + index * 167}
            y={76}
            width={151}
            height={94}
            role="store"
            label={`Ticket ${ticket}`}
          />
          <Box
            x={15 + index * 167}
            y={118}
            width={123}
            height={36}
            role="state"
            label="soup, 700"
            isCode
            mark="700"
          />
          <Arrow
            points={`${433 + index * 167},106 ${433 + index * 167},128 ${486 + index * 60},128 ${486 + index * 60},147`}
            role="state"
          />
          <Area
            x={357 + index * 167}
            y={12}
            width={151}
            height={94}
            role="store"
            label={`Ticket ${ticket}`}
          />
          <Box
            x={371 + index * 167}
            y={54}
            width={123}
            height={36}
            role="interface"
            label="dishId: soup"
            isCode
          />
        </g>
      ))}
      <Area x={440} y={151} width={151} height={94} role="store" label="Dish" />
      <Box
        x={454}
        y={193}
        width={123}
        height={36}
        role="state"
        label="soup, 700"
        isCode
        mark="700"
      />
      <Badge x={132} y={76} number={1} />
      <Badge x={488} y={12} number={2} />
      <Badge x={571} y={151} number={3} />
    </>
  );
}

function Tall(): ReactNode {
  return (
    <>
      {['T1', 'T2'].map((ticket, index) => (
        <g key={ticket}>
          <Area
            x={10 + index * 178}
            y={10}
            width={162}
            height={94}
            role="store"
            label={`Ticket ${ticket}`}
          />
          <Box
            x={26 + index * 178}
            y={52}
            width={130}
            height={36}
            role="state"
            label="soup, 700"
            isCode
            mark="700"
          />
          <Arrow
            points={`${91 + index * 178},228 ${91 + index * 178},251 ${150 + index * 60},251 ${150 + index * 60},274`}
            role="state"
          />
          <Area
            x={10 + index * 178}
            y={134}
            width={162}
            height={94}
            role="store"
            label={`Ticket ${ticket}`}
          />
          <Box
            x={26 + index * 178}
            y={176}
            width={130}
            height={36}
            role="interface"
            label="dishId: soup"
            isCode
          />
        </g>
      ))}
      <Area x={70} y={278} width={220} height={62} role="store" label="Dish" indent={22} />
      <Box
        x={132}
        y={291}
        width={144}
        height={36}
        role="state"
        label="soup, 700"
        isCode
        mark="700"
      />
      <Badge x={10} y={57} number={1} />
      <Badge x={10} y={175} number={2} />
      <Badge x={70} y={309} number={3} />
    </>
  );
}

/** The same two order tickets twice: with copies of a dish, and with references to it. */
export function NormalizedStateDiagram(props: DiagramProps): ReactNode {
  return (
    <Diagram
      {...props}
      label="In the nested state, the tickets T1 and T2 each have their own copy of the soup, and a new price has to change both. In the normalized state, both tickets have the ID soup, which refers to one record in the table of dishes. A new price changes only that record."
      caption="A new price in nested and in normalized state. What needs to change is marked"
      wide={{height: 246, content: <Wide />}}
      tall={{height: 350, content: <Tall />}}
    />
  );
}
