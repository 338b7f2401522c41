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

/** The path of the document that the browser loaded. */
const loadedPath = globalThis.location?.pathname;

/**
 * Replaces children that fail to load or render with an error message, the phone numbers, and links to try again and to
 * the home page. Online, a page that a link led to is first reloaded as a document, because its chunk has another name
 * after a new deployment.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };
  private readonly heading = createRef<HTMLHeadingElement>();

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override componentDidCatch() {
    if (navigator.onLine && window.location.pathname !== loadedPath) window.location.reload();
    else this.heading.current?.focus();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Container>
        <title>{`${pageProblem.heading} | ${site.name}`}</title>
        <h1 ref={this.heading} tabIndex={-1}>
          {pageProblem.heading}
        </h1>
        <p>{pageProblem.text}</p>
        <UrgentBox />
        <p>
          {/* A plain link, so that the browser loads the page as a new document. */}
          <a href={window.location.pathname}>{pageProblem.retry}</a>
        </p>
        <p>
          <CallButton /> <a href="/">{site.name}, home page</a>
        </p>
      </Container>
    );
  }
}
