import { Component, createRef, type ReactNode } from 'react';
import { CallButton } from '../components/CallButton/CallButton';
import { Container } from '../components/Container/Container';
import { EmergencyBox } from '../components/EmergencyBox/EmergencyBox';
import { sendSettled } from '../contact/sender';
import { labels } from '../content/labels';
import { pageProblem } from '../content/shared';
import { site } from '../site';

interface ErrorBoundaryProps {
  /** The router's key of the location that is shown: a navigation, even to the same page, tries the children again. */
  locationKey?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failed: boolean;
  readonly locationKey?: string | undefined;
}

/** The path of the document that the browser loaded. */
const loadedPath = globalThis.location?.pathname;

/**
 * Replaces children that fail to load or render with an error message, the phone numbers, and links to try again and to
 * the home page. Online, a page that a link led to is then loaded as a document: after a new deployment its chunk has
 * another name, and a page that could not be fetched offline is requested only once.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };
  private readonly heading = createRef<HTMLHeadingElement>();

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ locationKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return locationKey === state.locationKey ? null : { failed: false, locationKey };
  }

  override async componentDidCatch() {
    this.heading.current?.focus();
    const { pathname } = window.location;
    if (!navigator.onLine || pathname === loadedPath) return;
    // A new document would cancel a message in flight.
    await sendSettled();
    if (window.location.pathname === pathname) window.location.reload();
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
        <EmergencyBox />
        <p>
          <a href={window.location.pathname} rel="external">
            {pageProblem.retry}
          </a>
        </p>
        <p>
          <CallButton />{' '}
          <a href="/" rel="external">
            {labels.homePage}
          </a>
        </p>
      </Container>
    );
  }
}
