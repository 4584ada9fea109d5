import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import HomeInstall from './_homeInstall.mdx';
import HomeSample from './_homeSample.mdx';
import styles from './index.lazy.module.css';

const DESCRIPTION =
  'Redux keeps your application state in one store, where every change is an action you can trace. See how it works and where to start.';

/** Properties of Redux, each with a fact that readers can check for themselves. */
const FACTS = [
  {
    title: 'One place to look',
    text: 'The store holds the whole state as one plain value. Because getState() returns it, you can attach it to a bug report.',
  },
  {
    title: 'A history of every change',
    text: 'State changes only when an action is dispatched, so the DevTools can list each action with the difference it made.',
  },
  {
    title: 'Logic you can test without a UI',
    text: 'A reducer is a function that computes the next state from the current one and an action. To test it, you call it and compare the result.',
  },
  {
    title: 'Any UI library, or none',
    text: 'The Redux core has no dependencies, so it also runs in a plain script. If you use React, React-Redux connects your components to the store.',
  },
];

const STARTING_POINTS = [
  {
    to: '/introduction/core-concepts',
    title: 'Understand the idea',
    text: 'Learn how state, actions, and reducers work together in one small example.',
    time: '5 minutes',
  },
  {
    to: '/introduction/why-rtk-is-redux-today',
    title: 'See modern Redux code',
    text: 'Compare one feature written with the Redux core alone and with Redux Toolkit.',
    time: '10 minutes',
  },
  {
    to: '/tutorials/essentials/part-1-overview-concepts',
    title: 'Build an app',
    text: 'Follow the Redux Essentials tutorial from an empty folder to a finished React app with tests.',
    time: '8 parts of 20 to 60 minutes',
  },
];

function Opening(): ReactNode {
  return (
    <header className={styles.opening}>
      <h1>Application state you can follow</h1>
      <p className={styles.lead}>
        Redux is a JavaScript library that keeps the state of your application in a single store.
        The state changes only when you dispatch an action, and every change is computed by a
        function that you can test.
      </p>
      <p>
        Redux pays off if many parts of your app share state that changes often, and if several
        people work on the code. If all you have is a form, or data cached from a server, you might
        not need it.
      </p>
      <p className={styles.actions}>
        <Link className={styles.primary} to="/introduction/getting-started">
          Get started
        </Link>
        <Link className={styles.secondary} to="/introduction/getting-started#should-you-use-redux">
          Should you use Redux?
        </Link>
      </p>
      <div className={styles.install}>
        <MDXContent>
          <HomeInstall />
        </MDXContent>
      </div>
    </header>
  );
}

function Sample(): ReactNode {
  return (
    <section className={styles.sample} aria-labelledby="sample">
      <h2 id="sample" className={styles.sampleTitle}>
        A complete store in one file
      </h2>
      <p>
        A tool library lends two drills. When both are out, the store counts how many members are
        waiting for one.
      </p>
      <MDXContent>
        <HomeSample />
      </MDXContent>
      <p>
        Redux Toolkit generates an action creator for each of the two reducers. It also passes each
        reducer a draft of the state, so you can write an update as an assignment.
      </p>
      <p className={styles.note}>
        This sample is run before the site is published, and each value after <code>{'// =>'}</code>{' '}
        is compared with what the code prints.
      </p>
    </section>
  );
}

/** The home page: what Redux is, when to use it, a sample that is run by the checks, and where to start. */
export default function Home(): ReactNode {
  const {tagline} = useDocusaurusContext().siteConfig;
  return (
    <Layout title={tagline} description={DESCRIPTION}>
      <main className={styles.home}>
        <div className={styles.first}>
          <Opening />
          <Sample />
        </div>
        <section aria-labelledby="facts">
          <h2 id="facts">What you get</h2>
          <ul className={styles.facts}>
            {FACTS.map(({title, text}) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="ways-in">
          <h2 id="ways-in">Where to start</h2>
          <ul className={styles.ways}>
            {STARTING_POINTS.map(({to, title, text, time}) => (
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
      </main>
    </Layout>
  );
}
