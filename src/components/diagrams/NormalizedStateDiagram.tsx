import type {ReactNode} from 'react';
import {Arrow} from './Arrow';
import {Badge} from './Badge';
import {Area, Box} from './Box';
import {Diagram, type DiagramProps} from './Diagram';
import styles from './diagram.lazy.module.css';

function Title({x, y, text}: {x: number; y: number; text: string}): ReactNode {
  return (
    <text x={x} y={y} className={styles.title}>
      {text}
    </text>
  );
}

function Wide(): ReactNode {
  return (
    <>
      <Title x={1} y={14} text="Nested" />
      <Title x={357} y={14} text="Normalized" />
      {['T1', 'T2'].map((ticket, index) => (
        <g key={ticket}>
          <Area
            x={1 + index * 167}
            y={104}
            width={151}
            height={94}
            role="store"
            label={`Ticket ${ticket}`}
          />
          <Box
            x={15 + index * 167}
            y={146}
            width={123}
            height={36}
            role="state"
            label="soup, 700"
            isCode
            mark="700"
          />
          <Arrow
            points={`${433 + index * 167},134 ${433 + index * 167},156 ${486 + index * 60},156 ${486 + index * 60},175`}
            role="state"
          />
          <Area
            x={357 + index * 167}
            y={40}
            width={151}
            height={94}
            role="store"
            label={`Ticket ${ticket}`}
          />
          <Box
            x={371 + index * 167}
            y={82}
            width={123}
            height={36}
            role="interface"
            label="dishId: soup"
            isCode
          />
        </g>
      ))}
      <Area x={440} y={179} width={151} height={94} role="store" label="Dish" />
      <Box
        x={454}
        y={221}
        width={123}
        height={36}
        role="state"
        label="soup, 700"
        isCode
        mark="700"
      />
      <Badge x={132} y={104} number={1} />
      <Badge x={488} y={40} number={2} />
      <Badge x={571} y={179} number={3} />
    </>
  );
}

function Tall(): ReactNode {
  return (
    <>
      <Title x={10} y={16} text="Nested" />
      <Title x={10} y={168} text="Normalized" />
      {['T1', 'T2'].map((ticket, index) => (
        <g key={ticket}>
          <Area
            x={10 + index * 178}
            y={34}
            width={162}
            height={94}
            role="store"
            label={`Ticket ${ticket}`}
          />
          <Box
            x={26 + index * 178}
            y={76}
            width={130}
            height={36}
            role="state"
            label="soup, 700"
            isCode
            mark="700"
          />
          <Arrow
            points={`${91 + index * 178},280 ${91 + index * 178},303 ${150 + index * 60},303 ${150 + index * 60},326`}
            role="state"
          />
          <Area
            x={10 + index * 178}
            y={186}
            width={162}
            height={94}
            role="store"
            label={`Ticket ${ticket}`}
          />
          <Box
            x={26 + index * 178}
            y={228}
            width={130}
            height={36}
            role="interface"
            label="dishId: soup"
            isCode
          />
        </g>
      ))}
      <Area x={70} y={330} width={220} height={62} role="store" label="Dish" indent={22} />
      <Box
        x={132}
        y={343}
        width={144}
        height={36}
        role="state"
        label="soup, 700"
        isCode
        mark="700"
      />
      <Badge x={10} y={81} number={1} />
      <Badge x={10} y={227} number={2} />
      <Badge x={70} y={361} number={3} />
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
      wide={{height: 274, content: <Wide />}}
      tall={{height: 402, content: <Tall />}}
    />
  );
}
