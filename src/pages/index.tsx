import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import Timeline from '../components/home/Timeline';
import HomeInstall from './_homeInstall.mdx';
import HomeSample from './_homeSample.mdx';
import styles from './index.lazy.module.css';

const DESCRIPTION =
  'Redux keeps your application state in one store, where every change is an action you can trace. See how it works and where to start.';

/** What Redux gives you, each with the page that proves it. */
const FACTS = [
  {
    title: 'One place to look',
    text: 'The store holds the whole state as one plain value. You can print it, save it, or attach it to a bug report.',
    to: '/api/store#getstate',
    proof: 'Read the state with getState()',
  },
  {
    title: 'A history of every change',
    text: 'The state changes only when an action is dispatched, so the DevTools can list every action with the difference it made.',
    to: '/tutorials/essentials/part-3-data-flow#devtools',
    proof: 'Follow an action in the DevTools',
  },
  {
    title: 'Logic you can test without a UI',
    text: 'A reducer computes the next state from the current state and an action. To test it, you call it and compare the result.',
    to: '/usage/writing-tests#reducers',
    proof: 'Test a reducer without a store',
  },
];

const WAYS_IN = [
  {
    to: '/tutorials/essentials/part-1-overview-concepts',
    title: 'Redux Essentials',
    text: 'Learn to use Redux the way you would at work: build an app with Redux Toolkit and React, from an empty folder to data that updates live.',
    time: '8 parts, about 7 hours',
  },
  {
    to: '/tutorials/fundamentals/part-1-overview',
    title: 'Redux Fundamentals',
    text: 'Learn how Redux works inside: write the store, the middleware, and the patterns by hand, and then replace them with Redux Toolkit.',
    time: '8 parts, about 6 hours',
  },
];

/** What Redux is, when it pays off, and how to start. */
function Opening(): ReactNode {
  return (
    <header className={styles.opening}>
      <div>
        <h1>Application state you can follow</h1>
        <p className={styles.lead}>
          Redux is a JavaScript library that keeps the state of your application in a single store.
          The state changes only when you dispatch an action, and every change is computed by a
          function that you can test.
        </p>
        <p>
          Redux pays off if many parts of your app share state that changes often, and if several
          people work on the code. If all you have is a form, or data cached from a server, you
          might not need it.
        </p>
      </div>
      <div className={styles.start}>
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
      <div>
        <h2 id="sample">A complete store</h2>
        <p>
          A tool library has two drills to lend. The store counts the drills on the shelf and the
          members who are waiting for one.
        </p>
        <MDXContent>
          <HomeSample />
        </MDXContent>
      </div>
      <div>
        <h2>Three actions, and the state after each</h2>
        <p>Only actions change the state, so the list explains how each value came about.</p>
        <Timeline />
      </div>
    </section>
  );
}

/** The home page: what Redux is, when to use it, a sample with its results, and where to start. */
export default function Home(): ReactNode {
  const {tagline} = useDocusaurusContext().siteConfig;
  return (
    <Layout title={tagline} description={DESCRIPTION}>
      <main className={styles.home}>
        <Opening />
        <Sample />
        <section aria-labelledby="ways-in">
          <h2 id="ways-in">Two tutorials</h2>
          <p>If you want to use Redux in an app, begin with the Essentials.</p>
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
        <section aria-labelledby="facts">
          <h2 id="facts">What you get</h2>
          <ul className={styles.facts}>
            {FACTS.map(({title, text, to, proof}) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
                <p className={styles.proof}>
                  <Link to={to}>{proof}</Link>
                </p>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </Layout>
  );
}
