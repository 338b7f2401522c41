import { Component, createRef, type ReactNode } from 'react';
import { CallButton } from '../components/buttons/CallButton';
import { Container } from '../components/Container/Container';
import { UrgentBox } from '../components/UrgentBox/UrgentBox';
import { pageProblem } from '../content/shared';
import { site } from '../site';

interface ErrorBoundaryProps {
  children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failed: boolean;
}

/** The address that the browser itself loaded. */
const loadedPath = globalThis.location?.pathname;

/**
 * Stands in for what cannot be loaded or rendered: says so, gives the phone numbers and a way on. A page that a link led to
 * is first loaded in full where there is a connection: after a new deployment its chunk has another name.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };
  readonly #heading = createRef<HTMLHeadingElement>();

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override componentDidCatch() {
    if (navigator.onLine && window.location.pathname !== loadedPath) window.location.reload();
    else this.#heading.current?.focus();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Container>
        <title>{`${pageProblem.heading} | ${site.name}`}</title>
        <h1 ref={this.#heading} tabIndex={-1}>
          {pageProblem.heading}
        </h1>
        <p>{pageProblem.text}</p>
        <UrgentBox />
        <p>
          {/* A plain link: the page is fetched anew, whatever went wrong in this one. */}
          <a href={window.location.pathname}>{pageProblem.retry}</a>
        </p>
        <p>
          <CallButton /> <a href="/">{site.name}, home page</a>
        </p>
      </Container>
    );
  }
}
