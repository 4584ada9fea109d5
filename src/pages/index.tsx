import type {ReactNode} from 'react';
import {MDXProvider} from '@mdx-js/react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@theme/CodeBlock';
import Layout from '@theme/Layout';
import MDXPre from '@theme/MDXComponents/Pre';
import {History, OneStore, PureFunction} from '../components/home/FactPictures';
import {InstallLine} from '../components/home/InstallLine';
import {LiveStore} from '../components/home/LiveStore';
import HomeSample from './_homeSample.mdx';
import styles from './index.lazy.module.css';

const DESCRIPTION =
  'Redux keeps your application state in one store, where every change comes from an action you can trace. See how it works and where to start.';

/** What Redux gives you. Each item links to the page that shows how. */
const FACTS = [
  {
    Picture: OneStore,
    title: 'One place to look',
    text: 'The store holds all of your state as one plain value. Print it, save it, or attach it to a bug report.',
    to: '/api/store#getstate',
    proof: 'Read the state with getState()',
  },
  {
    Picture: History,
    title: 'A history of every change',
    text: 'The state only changes when an action is dispatched, so the DevTools can show you every action and what it changed.',
    to: '/tutorials/essentials/part-3-data-flow#devtools',
    proof: 'Follow an action in the DevTools',
  },
  {
    Picture: PureFunction,
    title: 'Logic you can test without a UI',
    text: 'A reducer takes the current state and an action, and returns the next state. To test it, call it and check the result.',
    to: '/usage/writing-tests#reducers',
    proof: 'Test a reducer without a store',
  },
];

const WAYS_IN = [
  {
    to: '/tutorials/essentials/part-1-overview-concepts',
    title: 'Redux Essentials',
    text: 'Use Redux the way you would at work. Build an app with Redux Toolkit and React, from your first reducer to live data.',
    time: '8 parts, about 9 hours',
  },
  {
    to: '/tutorials/fundamentals/part-1-overview',
    title: 'Redux Fundamentals',
    text: 'Learn how Redux works internally. Write the store, the middleware, and the patterns by hand, then replace them with Redux Toolkit.',
    time: '8 parts, about 6 hours',
  },
];

/** What a color means, in the live store and on every other page: its token, how round its sign is, and a sentence. */
const COLORS = [
  ['action-fill', 6, 'Amber: an action, or something to do'],
  ['accent', 6, 'Purple: state, or where you are'],
  ['mark', 3, 'Yellow: a change, or a search match'],
] as const;

/** What Redux is, how to start, and a store to try. A thread runs from the headline into the store. */
function Opening(): ReactNode {
  return (
    <header className={styles.opening}>
      <h1>
        <span>Application state </span>
        <span className={styles.last}>
          you can&nbsp;<span className={styles.follow}>follow</span>
          <i className={styles.thread} />
        </span>
      </h1>
      <div className={styles.about}>
        <p className={styles.lead}>
          Redux is a JavaScript library that keeps your app’s state in a single store. The state
          only changes when you dispatch an action, and every change comes from a function that you
          can test.
        </p>
        <p className={styles.actions}>
          <Link className={styles.primary} to="/introduction/getting-started">
            Get started
          </Link>
          <Link
            className={styles.secondary}
            to="/introduction/getting-started#should-you-use-redux">
            Should you use Redux?
          </Link>
        </p>
        <InstallLine />
      </div>
      <LiveStore />
      <ul className={styles.key}>
        {COLORS.map(([token, round, text]) => (
          <li key={token}>
            <svg width="24" height="12" aria-hidden="true">
              <rect width="12" height="12" rx={round} fill={`var(--${token})`} />
            </svg>
            <small>{text}</small>
          </li>
        ))}
      </ul>
    </header>
  );
}

function WhenItPaysOff(): ReactNode {
  return (
    <section aria-labelledby="when">
      <h2 id="when">When Redux pays off</h2>
      <div className={styles.pairs}>
        <div>
          <h3>Reach for Redux if</h3>
          <ul>
            <li>many parts of your app share the same state</li>
            <li>that state changes often</li>
            <li>several people work on the code</li>
          </ul>
        </div>
        <div>
          <h3>You might not need it if</h3>
          <ul>
            <li>all you have is a form</li>
            <li>your data is a cache of what’s on a server</li>
            <li>each value is used by only one component</li>
          </ul>
        </div>
      </div>
    </section>
  );
}

function Facts(): ReactNode {
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">What you get</h2>
      <ul className={styles.facts}>
        {FACTS.map(({Picture, title, text, to, proof}) => (
          <li key={title}>
            <Picture />
            <h3>{title}</h3>
            <p>{text}</p>
            <p className={styles.proof}>
              <Link to={to}>{proof}</Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The sample is nothing but code, so it doesn't need any other Markdown components. */
const SAMPLE_COMPONENTS = {pre: MDXPre, code: CodeBlock};

/** The numbers in the code's comments match the list. CSS shows both as badges. */
function Sample(): ReactNode {
  return (
    <section className={styles.sample} aria-labelledby="sample">
      <div>
        <h2 id="sample">A complete store</h2>
        <ol>
          <li>
            A tool library lends out two drills. The store counts the drills on the shelf and the
            people waiting for one.
          </li>
          <li>A reducer computes the next state. The action gets its name from the reducer.</li>
          <li>An app has one store. All this one needs is the reducer.</li>
          <li>Only actions change the state, so a list of actions explains every value in it.</li>
        </ol>
      </div>
      <MDXProvider components={SAMPLE_COMPONENTS}>
        <HomeSample />
      </MDXProvider>
    </section>
  );
}

function WaysIn(): ReactNode {
  return (
    <section aria-labelledby="ways-in">
      <h2 id="ways-in">Two tutorials</h2>
      <p>If you want to use Redux in an app, start with Redux Essentials.</p>
      <ul className={styles.ways}>
        {WAYS_IN.map(({to, title, text, time}) => (
          <li key={to}>
            <h3>
              <Link to={to}>{title}</Link>
            </h3>
            <p>{text}</p>
            <p className={styles.time}>{time}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The home page: what Redux is, a store to try, when to use it, and where to start. */
export default function Home(): ReactNode {
  const {tagline} = useDocusaurusContext().siteConfig;
  return (
    <Layout title={tagline} description={DESCRIPTION}>
      <main className={styles.home}>
        <Opening />
        <WhenItPaysOff />
        <Facts />
        <Sample />
        <WaysIn />
      </main>
    </Layout>
  );
}
